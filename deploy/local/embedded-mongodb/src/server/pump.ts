import type { EncodableDoc } from '../bson/encode';
import { isFault, toFailure } from '../commands/failure';
import type { Request } from '../commands/request';
import { isWrite, runCommand } from '../commands/run';
import type { Store } from '../storage/store';

type Answer = (reply: EncodableDoc) => void;
/** Called with unexpected failures, and where they happened. */
export type Report = (what: string, error: unknown) => void;

interface Job {
  what: string;
  run: () => EncodableDoc;
  answer: Answer;
}

/** Bounds the size of one transaction, and so the wait of its first command. */
const maxBatch = 512;

/**
 * Runs commands. Writes are committed in batches, in their order of arrival: those that are queued together share one
 * transaction and its single fsync, and are answered after it. Reads do not wait for the disk: they are answered at once,
 * from the state of the last batch.
 */
export class Pump {
  readonly #store: Store;
  #writes: Job[] = [];
  /** Reads that arrived while collections or indexes were about to change. */
  #held: Job[] = [];
  #isWriting = false;
  #idle: (() => void)[] = [];

  readonly #report: Report;

  constructor(store: Store, report: Report = () => undefined) {
    this.#store = store;
    this.#report = report;
  }

  submit(request: Request, answer: Answer): void {
    const job: Job = { what: request.name, run: () => runCommand(this.#store, request), answer };
    if (isWrite(request)) this.#write(job);
    else if (this.#store.isReadable) answer(this.#attempt(job));
    else this.#held.push(job);
  }

  /** Runs work of the store's own, such as the TTL sweep, in turn with the clients' writes. */
  task(what: string, work: () => void): Promise<void> {
    const run = (): EncodableDoc => {
      work();
      return new Map();
    };
    return new Promise((resolve) => this.#write({ what, run, answer: () => resolve() }));
  }

  /** Called when a client has disconnected: its cursors and sessions are released. */
  disconnected(connection: string): void {
    this.#store.cursors.endOf(connection);
  }

  /** Resolves once nothing is queued. */
  idle(): Promise<void> {
    if (!this.#isWriting) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #write(job: Job): void {
    this.#writes.push(job);
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Other commands that have arrived by now share the transaction.
    setImmediate(() => void this.#commitAll());
  }

  async #commitAll(): Promise<void> {
    while (this.#writes.length > 0) {
      await this.#commit(this.#writes.splice(0, maxBatch));
      for (const job of this.#held.splice(0)) job.answer(this.#attempt(job));
    }
    this.#isWriting = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #commit(jobs: Job[]): Promise<void> {
    let replies: EncodableDoc[];
    try {
      replies = await this.#store.commit(() => jobs.map((job) => this.#part(job)));
    } catch (error) {
      this.#report('commit', error);
      const failure = toFailure(error);
      replies = jobs.map(() => failure);
    }
    for (const [position, job] of jobs.entries()) job.answer(replies[position] as EncodableDoc);
  }

  /** A command that fails halfway is undone, and the others in the transaction are not. */
  #part({ what, run }: Job): EncodableDoc {
    return this.#attempt({ what, run: () => this.#store.part(run) });
  }

  #attempt({ what, run }: Omit<Job, 'answer'>): EncodableDoc {
    try {
      return run();
    } catch (error) {
      if (isFault(error)) this.#report(what, error);
      return toFailure(error);
    }
  }
}
