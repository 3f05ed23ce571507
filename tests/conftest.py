"""Settings for all tests: no example of Hypothesis is timed, so a busy machine fails no test; worker processes of all
tests that a process runs are forked from one that has loaded what a server's workers need.
"""

from hypothesis import HealthCheck, settings

from chapterhouse.workers import load_beforehand

load_beforehand("chapterhouse.server.beforehand")

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
if settings.get_current_profile_name() == "default":  # mutation testing loads a profile of its own
    settings.load_profile("untimed")
