import type { EncodableDoc } from '../bson/encode';
import { isFault, toFailure } from '../commands/failure';
import type { Request } from '../commands/request';
import { isWrite, runCommand } from '../commands/run';
import { type InPieces, isInPieces } from '../query/pause';
import type { Store } from '../storage/store';

type Answer = (reply: EncodableDoc) => void;
/** Called with unexpected failures, and where they happened. */
export type Report = (what: string, error: unknown) => void;

interface Job {
  what: string;
  run: () => EncodableDoc;
  answer: Answer;
}

/** A read that runs in pieces, each in a turn of its own. */
interface Read extends Pick<Job, 'what' | 'answer'> {
  readonly connection: string;
  /** The next piece; the reply after the last one. */
  readonly next: () => EncodableDoc | undefined;
}

/** Bounds the size of one transaction, and so the wait of its first command. */
const maxBatch = 512;

/**
 * Runs commands. Writes are committed in batches, in their order of arrival: those that are queued together share one
 * transaction and its single fsync, and are answered after it. Reads do not wait for the disk: they begin at once, from the
 * state of the last batch. A long one lets other commands run between its pieces, as MongoDB does, and may then see of each
 * document the state before or after theirs.
 */
export class Pump {
  readonly #store: Store;
  #writes: Job[] = [];
  /** Reads that arrived while collections or indexes were about to change. */
  #held: Read[] = [];
  /** Reads between two pieces. */
  readonly #paused = new Set<Read>();
  #isWriting = false;
  #idle: (() => void)[] = [];

  readonly #report: Report;

  constructor(store: Store, report: Report = () => undefined) {
    this.#store = store;
    this.#report = report;
  }

  submit(request: Request, answer: Answer): void {
    const { name: what, connection } = request;
    const run = () => runCommand(this.#store, request);
    if (isWrite(request)) this.#write({ what, run: () => run() as EncodableDoc, answer });
    else this.#read({ ...{ what, connection, answer }, next: piecesOf(run) });
  }

  #read(read: Read): void {
    if (!this.#store.isReadable) {
      this.#held.push(read);
      return;
    }
    const reply = this.#attempt({ what: read.what, run: read.next });
    if (reply) {
      read.answer(reply);
      return;
    }
    this.#paused.add(read);
    setImmediate(() => {
      // A read whose connection has ended is removed from the set, and does not go on.
      if (this.#paused.delete(read)) this.#read(read);
      this.#rest();
    });
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
    for (const read of this.#paused) if (read.connection === connection) this.#paused.delete(read);
    this.#store.cursors.endOf(connection);
  }

  /** Resolves once nothing is queued. */
  idle(): Promise<void> {
    if (this.#isIdle) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  get #isIdle(): boolean {
    return !this.#isWriting && this.#paused.size === 0;
  }

  #rest(): void {
    if (this.#isIdle) for (const resolve of this.#idle.splice(0)) resolve();
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
      for (const read of this.#held.splice(0)) this.#read(read);
    }
    this.#isWriting = false;
    this.#rest();
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

  #attempt<Reply>({ what, run }: { what: string; run: () => Reply }): Reply | EncodableDoc {
    try {
      return run();
    } catch (error) {
      if (isFault(error)) this.#report(what, error);
      return toFailure(error);
    }
  }
}

/** Begins a read with the first call, and continues it with each further one until there is a reply. */
function piecesOf(run: () => EncodableDoc | InPieces): Read['next'] {
  let pieces: InPieces | undefined;
  return () => {
    if (!pieces) {
      const begun = run();
      if (!isInPieces(begun)) return begun;
      pieces = begun;
    }
    const next = pieces.next();
    return next.done ? next.value : undefined;
  };
}
