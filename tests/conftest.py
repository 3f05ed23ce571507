"""Settings of Hypothesis for all tests: no example is timed, so a busy machine fails no test."""

from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
if settings.get_current_profile_name() == "default":  # mutation testing loads a profile of its own
    settings.load_profile("untimed")
