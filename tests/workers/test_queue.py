"""The fair queue: by rank, then round robin by person, then by table."""

from chapterhouse.workers import FairQueue, Turn


def drained(queue: FairQueue[str]) -> list[str]:
    found = []
    while (job := queue.get()) is not None:
        found.append(job)
    return found


def test_nothing_waits_in_an_empty_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    assert queue.get() is None
    assert len(queue) == 0


def test_one_person_with_many_tables_delays_another_by_one_job() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(40):
        queue.put(f"greedy-{table}", Turn("greedy", str(table)))
    queue.put("anna", Turn("anna", "t"))
    assert drained(queue)[:3] == ["greedy-0", "anna", "greedy-1"]


def test_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a1", "a2", "b1"):
        queue.put(job, Turn("anna", job[0]))
    assert drained(queue) == ["a1", "b1", "a2"]


def test_a_lower_rank_goes_first_however_late_it_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("bots only", Turn("anna", "a", rank=1))
    queue.put("people", Turn("bruno", "b", rank=0))
    assert drained(queue) == ["people", "bots only"]


def test_a_job_can_be_taken_out_and_leaves_nothing_behind() -> None:
    queue: FairQueue[str] = FairQueue()
    turn = Turn("anna", "a")
    queue.put("one", turn)
    assert queue.remove("one", turn)
    assert not queue.remove("one", turn)
    assert len(queue) == 0
    assert queue._ranks == {}
    queue.put("two", turn)
    assert drained(queue) == ["two"]
