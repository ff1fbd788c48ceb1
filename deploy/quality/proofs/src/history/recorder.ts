import type { Operation } from './operation';

type Asked = Pick<Operation, 'verb' | 'restaurantId' | 'reservation' | 'request'>;
type Known = Pick<Operation, 'outcome' | 'status' | 'id'>;

/** Records the operations of clients, in the order of their requests. */
export class Recorder {
  private readonly kept: Operation[] = [];

  /** Runs one operation and records its outcome. An exception of `act` counts as unknown. */
  async record(asked: Asked, act: () => Promise<Known>): Promise<Operation> {
    const invokedAt = performance.now();
    const known = await act().catch((): Known => ({ outcome: 'unknown', status: 0 }));
    const operation = { ...asked, ...known, invokedAt, endedAt: performance.now() };
    this.kept.push(operation);
    return operation;
  }

  get operations(): readonly Operation[] {
    return this.kept;
  }
}
