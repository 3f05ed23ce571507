"""Mutation testing: small faults are planted in the sources, one at a time, and the tests must notice each of them.

    python -m tools.mutants monastery            every mutant of the rules of one game
    python -m tools.mutants --sample 100 server  a sample of the server
    python -m tools.mutants --again monastery    only those that survived the last time

A mutant lives in memory only: a forked process, in which all tests are collected already, replaces the code of one
function and runs the tests that execute the changed line until one fails. No file changes.
"""
