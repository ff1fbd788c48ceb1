import type { EncodableDoc } from '../bson/encode';
import { toFailure } from '../commands/failure';
import type { Request } from '../commands/request';
import { isWrite, runCommand } from '../commands/run';
import type { Store } from '../storage/store';

type Answer = (reply: EncodableDoc) => void;
interface Job {
  writes: boolean;
  run: () => EncodableDoc;
  answer: Answer;
}

/** Bounds how long one transaction grows, and with it the wait of the first in it. */
const maxBatch = 512;

/**
 * Runs commands one after the other, in the order they came. Writes that wait together share one transaction and
 * its single fsync, and are answered only after it: while the disk works, the next batch gathers in the sockets.
 */
export class Pump {
  readonly #store: Store;
  #queue: Job[] = [];
  #scheduled = false;
  #idle: (() => void)[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  submit(request: Request, answer: Answer): void {
    this.#add({ writes: isWrite(request), run: () => runCommand(this.#store, request), answer });
  }

  fail(failure: EncodableDoc, answer: Answer): void {
    this.#add({ writes: false, run: () => failure, answer });
  }

  /** Runs work of the store's own, such as the TTL sweep, in turn with the clients' writes. */
  task(run: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#add({
        writes: true,
        run: () => {
          run();
          return new Map();
        },
        answer: () => resolve(),
      });
    });
  }

  /** Resolves once nothing waits. */
  idle(): Promise<void> {
    if (this.#queue.length === 0 && !this.#scheduled) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #add(job: Job): void {
    this.#queue.push(job);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#run());
  }

  #run(): void {
    const batch = this.#queue.splice(0, maxBatch);
    const firstWrite = batch.findIndex((job) => job.writes);
    // Reads ahead of the first write need no transaction; those behind it must see it.
    for (const job of firstWrite < 0 ? batch : batch.slice(0, firstWrite)) job.answer(attempt(job));
    if (firstWrite >= 0) this.#commit(batch.slice(firstWrite));
    if (this.#queue.length > 0) {
      setImmediate(() => this.#run());
      return;
    }
    this.#scheduled = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #commit(jobs: Job[]): void {
    let replies: EncodableDoc[];
    try {
      replies = this.#store.commit(() => jobs.map(attempt));
    } catch (error) {
      const failure = toFailure(error);
      replies = jobs.map(() => failure);
    }
    for (const [position, job] of jobs.entries()) job.answer(replies[position] as EncodableDoc);
  }
}

function attempt(job: Job): EncodableDoc {
  try {
    return job.run();
  } catch (error) {
    return toFailure(error);
  }
}
