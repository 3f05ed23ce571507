"""Exact deduction: everything that follows for one seat from its view, and nothing else. See docs/deduction.md.

literals, definitions, solver, formula, unary     SAT: what can be said, and who says it to the solver
card_locations, card_moves, card_shows            where the cards are, line by line
trait_counts, card_classes, seen_cards,
seen_counts, observations                         how many cards with a trait lie where, and what players have seen
descriptions, scopes, answers, scoped_answers,
answer_gates, joint_choices, ranked_answers, mass_promises,
hypothetical_answers                              what was said, and what would be
knowledge                                         all of this for one view
bit_parallel, card_paths, model_pool, search      which literals can be true
case, case_cache, deducer                         conclusions, for the rest of the program
book_locations                                    the same for books
explain                                           what a single answer excludes
hindsight                                         after the game: since when a seat could have known
"""

from chapterhouse.games.abbey.deduction.case import Case, Places, deduce

__all__ = ["Case", "Places", "deduce"]
