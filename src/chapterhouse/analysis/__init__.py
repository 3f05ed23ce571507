"""Judging a game that is over: chances to win over time, every decision of a chair, who could have known what.

findings        what is found, as data
chances         the chance of each seat to win, from a position or from what one seat knew
decisions       one decision, compared with what a stronger player would have done
questions       the Abbey: suspects left over time, and the better question
continuations   what if: a game played on from one moment many times, as played and with another choice
same_luck       recorded chance for a game that takes another course
estimates       means and shares with 95 % intervals

Nothing here is called while a game runs: a judgement of the open position knows every hidden card.
"""
