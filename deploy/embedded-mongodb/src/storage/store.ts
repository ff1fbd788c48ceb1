import { mkdirSync } from 'node:fs';
import { Counters } from '../commands/counters';
import { Cursors } from '../commands/cursors';
import { Sessions } from '../commands/sessions';
import { Catalogue } from './catalogue';
import { Engine } from './engine';
import { claim, release } from './owner';

/** All state of one data folder. */
export class Store {
  readonly #engine: Engine;
  readonly catalogue: Catalogue;
  readonly sessions: Sessions;
  readonly cursors = new Cursors();
  readonly counters = new Counters();

  /** Opens the folder, making it when it is missing. Throws when another process has it open. */
  constructor(dataPath: string) {
    mkdirSync(dataPath, { recursive: true });
    this.#engine = new Engine(dataPath);
    claim(this.#engine);
    this.catalogue = new Catalogue(this.#engine);
    this.sessions = new Sessions(this.#engine);
  }

  /**
   * Whether reads find what the catalogue tells of. They do not while a transaction is under way that makes or drops
   * collections or indexes: memory knows of them by then, and the disk does not yet.
   */
  get isReadable(): boolean {
    return !this.catalogue.isAhead;
  }

  /** Runs `work` in one durable transaction; when that fails, what memory learned from it is forgotten too. */
  async commit<T>(work: () => T): Promise<T> {
    try {
      const result = await this.#engine.commit(work);
      this.catalogue.committed();
      return result;
    } catch (error) {
      this.catalogue.reload();
      this.sessions.reload();
      throw error;
    }
  }

  async close(): Promise<void> {
    release(this.#engine);
    await this.#engine.close();
  }
}
