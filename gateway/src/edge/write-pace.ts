import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

export interface WritePaceOptions {
  /** For how long a member may write without a pause, in milliseconds. */
  readonly burstMs: number;
  /** The share of the time that its writes may take after that. */
  readonly share: number;
  /**
   * The most milliseconds that one write counts as. If they are less than `waitMs` when they are divided by the share, a
   * member who sends one write after another is never refused, and slow writes get more than the share.
   */
  readonly maxMs: number;
  /** How long a write waits for its turn before it is refused. */
  readonly waitMs: number;
  /** How many writes of a member may wait. */
  readonly waiting: number;
}

/** The turn of one write. */
export interface WriteTurn {
  /** Ends the wait, or the work; further calls do nothing. */
  end(): void;
}

interface Account {
  /** Until when, by the monotonic clock, its writes are made up for. */
  paidUntil: number;
  /** The cost of its last write, and the expected cost of the next one. */
  lastMs: number;
  waiting: number;
  running: number;
  /** The time for which it has written, divided among the writes that ran at once: what one of them would count as. */
  sharedMs: number;
  /** When `sharedMs` was brought up to date. */
  at: number;
}

/** Bounds the memory; a member that is forgotten has a burst again. */
const maxTenants = 10_000;

/**
 * Slows down a member that sends one costly write after the other, from however many connections. A write costs the services
 * that answer it, and those that follow its events, more than a read. None of them knows what it costs the others, so the
 * time for which the member has writes under way stands for all of it.
 */
export class WritePace {
  private readonly accounts = new LRUCache<string, Account>({ max: maxTenants });

  constructor(private readonly options: WritePaceOptions) {}

  /** Calls one of the two: at once, when the write's turn has come, or when it has waited for too long. */
  enter(tenant: string, admitted: () => void, refused: () => void): WriteTurn {
    const account = this.accountOf(tenant);
    const { waitMs, waiting } = this.options;
    const pauseMs = this.pauseOf(account);
    if (pauseMs <= 0) {
      const turn = this.begun(account, this.expect(account));
      admitted();
      return turn;
    }
    if (account.waiting < waiting) {
      // One that will be refused waits as well: otherwise its caller would send the next one at once.
      return this.wait(account, Math.min(pauseMs, waitMs), pauseMs <= waitMs ? admitted : undefined, refused);
    }
    refused();
    return { end: () => undefined };
  }

  private wait(
    account: Account,
    ms: number,
    admitted: (() => void) | undefined,
    refused: () => void,
  ): WriteTurn {
    const expectedMs = admitted ? this.expect(account) : 0;
    account.waiting += 1;
    let turn: WriteTurn | undefined;
    // The write continues in its own request's context.
    const proceed = AsyncResource.bind(() => {
      leave();
      if (!admitted) return refused();
      turn = this.begun(account, expectedMs);
      admitted();
    });
    const timer = setTimeout(proceed, ms);
    let leave = () => {
      leave = () => undefined;
      clearTimeout(timer);
      account.waiting -= 1;
    };
    const left = { end: () => this.pay(account, -expectedMs) };
    return {
      end: () => {
        leave();
        (turn ??= once(left)).end();
      },
    };
  }

  /** Charges what a write is expected to count as, which is corrected when it ends: writes that wait come at the pace. */
  private expect(account: Account): number {
    this.pay(account, account.lastMs);
    return account.lastMs;
  }

  private begun(account: Account, expectedMs: number): WriteTurn {
    const began = this.sharedMsOf(account);
    account.running += 1;
    return once({
      end: () => {
        const ms = Math.min(this.sharedMsOf(account) - began, this.options.maxMs);
        account.running -= 1;
        account.lastMs = ms;
        this.pay(account, ms - expectedMs);
      },
    });
  }

  private sharedMsOf(account: Account): number {
    const now = performance.now();
    if (account.running > 0) account.sharedMs += (now - account.at) / account.running;
    account.at = now;
    return account.sharedMs;
  }

  private pay(account: Account, ms: number): void {
    account.paidUntil = Math.max(account.paidUntil, performance.now()) + ms / this.options.share;
  }

  private pauseOf({ paidUntil }: Account): number {
    const { burstMs, share } = this.options;
    return paidUntil - performance.now() - burstMs / share;
  }

  private accountOf(tenant: string): Account {
    const known = this.accounts.get(tenant);
    if (known) return known;
    const account = { paidUntil: 0, lastMs: 0, waiting: 0, running: 0, sharedMs: 0, at: 0 };
    this.accounts.set(tenant, account);
    return account;
  }
}

function once({ end }: WriteTurn): WriteTurn {
  let hasEnded = false;
  return {
    end: () => {
      if (!hasEnded) end();
      hasEnded = true;
    },
  };
}
