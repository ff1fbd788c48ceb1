import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

interface Pending<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * A program of this workspace in a separate process. A process that measures latency must not generate the
 * load as well, or it would measure its own event loop.
 */
export class ChildProgram<Order, Result> {
  private orders = 0;
  private readonly pending = new Map<number, Pending<Result>>();

  private constructor(private readonly child: ChildProcess) {
    child.on('message', ({ id, result, error }: { id: number; result: Result; error?: string }) => {
      const order = this.pending.get(id);
      this.pending.delete(id);
      if (error === undefined) order?.resolve(result);
      else order?.reject(new Error(error));
    });
    child.once('exit', () => {
      for (const { reject } of this.pending.values()) reject(new Error('the program ended'));
    });
  }

  /** `root` is the checkout, `name` the file under `src`, which calls {@link answerOrders}. */
  static start<Order, Result>(root: string, name: string, options: object): ChildProgram<Order, Result> {
    const program = join(root, 'deploy', 'quality', 'proofs', 'dist', `${name}.js`);
    return new ChildProgram(fork(program, [JSON.stringify(options)]));
  }

  run(order: Order): Promise<Result> {
    const id = (this.orders += 1);
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.child.send({ id, order });
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    if (this.child.connected) this.child.disconnect();
    await ended;
  }
}

/** The child's side: answers each order, and ends with its parent. `make` gets the options of the start. */
export function answerOrders<Options, Order, Result>(
  make: (options: Options) => (order: Order) => Promise<Result>,
): void {
  const carryOut = make(JSON.parse(process.argv[2] ?? '') as Options);
  process.on('message', ({ id, order }: { id: number; order: Order }) => {
    carryOut(order).then(
      (result) => process.send?.({ id, result }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
}
