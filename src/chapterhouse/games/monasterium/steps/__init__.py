"""The rules, one file per chapter. The chapters call each other, as bonuses do at the table: they import each other as
modules, so that the circle closes only when a step runs.
"""
