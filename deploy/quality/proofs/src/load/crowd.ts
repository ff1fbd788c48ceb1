import { ChildProgram } from '../product/child-program';
import type { RushRequest } from './rush';

export interface CrowdOptions {
  readonly origin: string;
  /** Restaurants with more tables than a rush can fill. */
  readonly restaurantIds: readonly string[];
  /** The priority of the load's process, as of `nice`. */
  readonly niceness: number;
}

/** An order to a crowd's process. */
export interface CrowdOrder {
  readonly kind: 'closed' | 'open' | 'one';
  /** The number of diners at any time, or per second. */
  readonly count: number;
  readonly ms: number;
}

/** A {@link Rush} in a separate process, which has a lower priority than the product if processors are few. */
export class Crowd {
  private constructor(private readonly program: ChildProgram<CrowdOrder, RushRequest[]>) {}

  /** `root` is the checkout. */
  static start(root: string, options: CrowdOptions): Crowd {
    return new Crowd(ChildProgram.start(root, 'crowd', options));
  }

  /** Keeps this many diners under way. */
  closed(clients: number, ms: number): Promise<RushRequest[]> {
    return this.program.run({ kind: 'closed', count: clients, ms });
  }

  /** Sends this many diners per second, whether answered or not. */
  open(perSecond: number, ms: number): Promise<RushRequest[]> {
    return this.program.run({ kind: 'open', count: perSecond, ms });
  }

  /** Sends a single diner. */
  async one(): Promise<RushRequest> {
    const [request] = await this.program.run({ kind: 'one', count: 1, ms: 0 });
    return request as RushRequest;
  }

  stop(): Promise<void> {
    return this.program.stop();
  }
}
