import type { Claimant } from './shares';

/** A request that waited for a provider gets its permit back within this time, or is refused. */
const maxReturnMs = 4_000;
/** The right of one request to run. */
export interface Permit {
  /**
   * Gives the permit back; further calls do nothing.
   * @param answerBytes the size of the answer; 0 by default
   */
  release(answerBytes?: number): void;
  /** Stops waiting for a permit; a running request keeps its permit until its work ends. */
  callerLeft(): void;
  /**
   * Waits for an outside provider without holding the permit, and continues ahead of new requests. Throws `QueueIsFull`
   * before the work starts if too many requests wait for providers already, and after it if no permit becomes free in
   * time.
   */
  pauseWhile<T>(work: () => Promise<T>): Promise<T>;
}

/** Too many requests wait for a provider already. */
export class QueueIsFull extends Error {}

type State = 'waiting' | 'running' | 'paused' | 'returning' | 'released';

export interface Ticket {
  readonly claimant: Claimant;
  state: State;
  /** Continues the request with its permit. */
  start(): void;
  /** Ends the request's wait without a permit. */
  refuse(): void;
  /** The instant at which its wait times out, by the monotonic clock. */
  readonly until: number;
}

/** What a request has cost. */
export interface Work {
  readonly ms: number;
  readonly answerBytes: number;
}

/** The interface through which a ticket reports to its queue. */
export interface TicketOwner {
  returnPermit(claimant: Claimant, work: Work | undefined): void;
  pause(ticket: Ticket): void;
  endPause(ticket: Ticket): void;
  resume(ticket: Ticket): void;
  stopWaiting(ticket: Ticket): void;
}

/** The states of one request in the queue. */
export class Admission implements Permit, Ticket {
  onRelease: () => void = () => undefined;
  refuse: () => void = () => undefined;
  until = Infinity;
  private startedAt = performance.now();
  private workedMs = 0;
  private proceed: () => void;

  constructor(
    private readonly queue: TicketOwner,
    readonly claimant: Claimant,
    public state: State,
    proceed: () => void = () => undefined,
  ) {
    this.proceed = proceed;
  }

  start(): void {
    this.state = 'running';
    this.startedAt = performance.now();
    this.proceed();
  }

  release(answerBytes = 0): void {
    const { state } = this;
    this.state = 'released';
    this.onRelease();
    if (state === 'running')
      this.queue.returnPermit(this.claimant, { ms: this.workedUntilNow(), answerBytes });
    if (state === 'waiting' || state === 'returning') this.queue.stopWaiting(this);
  }

  callerLeft(): void {
    if (this.state === 'waiting') this.release();
  }

  async pauseWhile<T>(work: () => Promise<T>): Promise<T> {
    if (this.state !== 'running') return work();
    this.queue.pause(this);
    this.workedMs = this.workedUntilNow();
    this.state = 'paused';
    this.queue.returnPermit(this.claimant, undefined);
    try {
      return await work();
    } finally {
      await this.regainPermit();
    }
  }

  /** Waits for the permit. A request whose caller has left meanwhile gets none, and its work ends at its deadline. */
  private regainPermit(): Promise<void> | void {
    this.queue.endPause(this);
    if (this.isReleased()) return undefined;
    this.state = 'returning';
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.release();
        reject(new QueueIsFull());
      }, maxReturnMs);
      this.proceed = () => {
        clearTimeout(late);
        resolve();
      };
      this.queue.resume(this);
    });
  }

  private isReleased(): boolean {
    return this.state === 'released';
  }

  private workedUntilNow(): number {
    return this.workedMs + performance.now() - this.startedAt;
  }
}
