"""The lab: many games among bots, and what they show. It runs exactly the engine that the table runs.

Nothing is imported here: a worker process that only plays should not load what draws charts.
"""
