"""Learning to play: guided first games, told from record files, so that they cannot drift from the rules.

A lesson is a TOML file beside a game. Each chapter names a record and a stretch of it, and lists marks: what the guide
says, what to look at, and which move of the record the learner is to make. Everything else in the stretch, the moves
of the others and the chance, is played as the record has it.
"""

from chapterhouse.learn.course import Course, Stop, courses, lesson_names
from chapterhouse.learn.lesson import Chapter, Lesson, Mark, read_lesson

__all__ = ["Chapter", "Course", "Lesson", "Mark", "Stop", "courses", "lesson_names", "read_lesson"]
