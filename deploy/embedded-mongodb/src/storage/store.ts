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

  /** Runs `work` in one durable transaction; when that fails, what memory learned from it is forgotten too. */
  commit<T>(work: () => T): T {
    try {
      return this.#engine.commit(work);
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
