import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { Counters } from '../commands/counters';
import { Cursors } from '../commands/cursors';
import { Sessions } from '../commands/sessions';
import { MongoError } from '../errors';
import { Catalogue } from './catalogue';
import { Engine } from './engine';
import { claim, release } from './owner';

/** Creates the folder, which no other user of this machine may read. */
function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o700);
}

/** All state of one data folder. */
export class Store {
  readonly #engine: Engine;
  readonly catalogue: Catalogue;
  readonly sessions: Sessions;
  readonly cursors = new Cursors();
  readonly counters = new Counters();

  /** Opens the folder, creating it if it is missing. Throws if another process has it open. */
  constructor(dataPath: string, survivesPowerLoss = true) {
    ownFolder(dataPath);
    this.#engine = new Engine(dataPath, survivesPowerLoss);
    claim(this.#engine);
    this.catalogue = new Catalogue(this.#engine);
    this.sessions = new Sessions(this.#engine);
  }

  /**
   * Whether reads find everything that is in the catalogue. They do not during a transaction that creates or drops
   * collections or indexes: memory has the change already, and the disk does not yet.
   */
  get isReadable(): boolean {
    return !this.catalogue.isAhead;
  }

  /** Runs `work` in one durable transaction; if that fails, the changes of memory are discarded too. */
  async commit<T>(work: () => T): Promise<T> {
    try {
      return await this.#engine.commit(work);
    } catch (error) {
      this.#forget();
      throw error;
    } finally {
      this.catalogue.settled();
    }
  }

  /** Runs one command of several in a transaction. If it throws, disk and memory are as before. */
  part<T>(work: () => T): T {
    const { changes } = this.catalogue;
    try {
      return this.#engine.part(work);
    } catch (error) {
      // The session is recorded last, so that a refused command leaves it unchanged.
      if (!(error instanceof MongoError)) this.#forget();
      else if (this.catalogue.changes !== changes) this.catalogue.reload();
      throw error;
    }
  }

  /** Runs a command, or a piece of one, that fails if it still reads at an instant by `performance.now`. */
  within<T>(deadline: number, work: () => T): T {
    this.#engine.deadline = deadline;
    try {
      return work();
    } finally {
      this.#engine.deadline = Infinity;
    }
  }

  /** Memory may have changes that the disk lacks, so it is loaded again. */
  #forget(): void {
    this.catalogue.reload();
    this.sessions.reload();
  }

  async close(): Promise<void> {
    release(this.#engine);
    await this.#engine.close();
  }
}
