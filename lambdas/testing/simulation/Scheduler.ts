import type { Random } from './seededRandom';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

type Task = { readonly at: number; readonly tie: number; readonly act: () => void };

/** A virtual clock that jumps from task to task. Random order among tasks of the same time. */
export class Scheduler {
  readonly #heap: Task[] = [];
  #time: number;

  constructor(
    private readonly random: Random,
    start: Date,
  ) {
    this.#time = start.getTime();
  }

  get time(): number {
    return this.#time;
  }

  readonly now = () => new Date(this.#time);

  after(milliseconds: number, act: () => void): void {
    const task = { at: this.#time + Math.max(0, Math.ceil(milliseconds)), tie: this.random.below(2 ** 30), act };
    let index = this.#heap.push(task) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(index, parent)) break;
      this.#swap(index, parent);
      index = parent;
    }
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });
  }

  /** Runs tasks one by one until `isOver`; each finishes its consequences before the clock advances. */
  async run(isOver: () => boolean): Promise<void> {
    let tasks = 0;
    for (let task = this.#take(); task !== undefined; task = this.#take()) {
      tasks += 1;
      if (tasks > 100_000) throw new Error('a history does not end');
      this.#time = task.at;
      task.act();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      if (isOver()) return;
    }
  }

  #take(): Task | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (first === undefined || last === undefined || first === last) return last;
    this.#heap[0] = last;
    for (let index = 0; ;) {
      let least = index;
      for (const child of [2 * index + 1, 2 * index + 2]) if (this.#isBefore(child, least)) least = child;
      if (least === index) return first;
      this.#swap(index, least);
      index = least;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [first, second] = [this.#heap[one], this.#heap[other]];
    if (first === undefined || second === undefined) return false;
    return first.at < second.at || (first.at === second.at && first.tie < second.tie);
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#heap[one], this.#heap[other]];
    if (first === undefined || second === undefined) return;
    this.#heap[one] = second;
    this.#heap[other] = first;
  }
}
