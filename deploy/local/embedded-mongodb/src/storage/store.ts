import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { Counters } from '../commands/counters';
import { Cursors } from '../commands/cursors';
import { Sessions } from '../commands/sessions';
import { MongoError } from '../errors';
import { Catalogue } from './catalogue';
import { Engine } from './engine';
import { claim, release } from './owner';

/** Makes the folder, which no other user of this machine may read. */
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

  /** Opens the folder, making it when it is missing. Throws when another process has it open. */
  constructor(dataPath: string, survivesPowerLoss = true) {
    ownFolder(dataPath);
    this.#engine = new Engine(dataPath, survivesPowerLoss);
    claim(this.#engine);
    this.catalogue = new Catalogue(this.#engine);
    this.sessions = new Sessions(this.#engine);
  }

  /**
   * Whether reads find what the catalogue lists. They do not while a transaction is under way that makes or drops
   * collections or indexes: memory knows of them by then, and the disk does not yet.
   */
  get isReadable(): boolean {
    return !this.catalogue.isAhead;
  }

  /** Runs `work` in one durable transaction; when that fails, what memory learned from it is forgotten too. */
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

  /** Runs one command of several in a transaction. When it throws, disk and memory are as they were before it. */
  part<T>(work: () => T): T {
    const { changes } = this.catalogue;
    try {
      return this.#engine.part(work);
    } catch (error) {
      // What is remembered of a session comes last, so that a refusal has not touched it.
      if (!(error instanceof MongoError)) this.#forget();
      else if (this.catalogue.changes !== changes) this.catalogue.reload();
      throw error;
    }
  }

  /** Runs a command that reads for so long at most; 0 is as long as it takes. */
  within<T>(millis: number, work: () => T): T {
    if (millis > 0) this.#engine.deadline = performance.now() + millis;
    try {
      return work();
    } finally {
      this.#engine.deadline = Infinity;
    }
  }

  /** Memory may know of what the disk was spared: it is read again. */
  #forget(): void {
    this.catalogue.reload();
    this.sessions.reload();
  }

  async close(): Promise<void> {
    release(this.#engine);
    await this.#engine.close();
  }
}
