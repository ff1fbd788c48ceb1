import { setImmediate as nextTurn } from 'node:timers/promises';

/** Gives out turns of the event loop one at a time, in order, so that short tasks can run between long ones. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Resolves in a turn that no other caller gets. */
  next(): Promise<unknown> {
    this.last = this.last.then(() => nextTurn());
    return this.last;
  }
}
