import { AsyncResource } from 'node:async_hooks';
import { AdaptiveLimit, type LimitBounds } from './adaptive-limit';
import { PauseEstimate } from './pause-estimate';
import { type Claimant, Shares } from './shares';

export interface QueueOptions extends LimitBounds {
  /** How long a request waits at most for its permit: in a burst, and while the queue has not been empty for seconds. 0: not at all. */
  readonly waitMs: { readonly burst: number; readonly rush: number };
  /** How many requests may wait for an outside provider at once; 0 by default. */
  readonly mostPaused?: number;
}

/** A queue that has not been empty for this long is a rush, which waiting does not work off. */
const rushAfterMs = 2_000;
/** How fast a crowd is served is known once it has been there for this long: a process that was idle is slow at first. */
const knownAfterMs = 1_000;
/** A request that a provider kept has its permit again within this time, or is refused. */
const longestReturnMs = 4_000;
/** The part of the permits that one network or tenant may use at once; the rest is kept for others. */
const mostOfPermits = 0.75;

/** The right of one request to be worked on. */
export interface Permit {
  /** Gives it back; further calls do nothing. */
  release(): void;
  /** Gives up waiting for it; a request that runs keeps it until its work ends. */
  callerLeft(): void;
  /**
   * Waits for an outside provider without holding the permit, and goes on ahead of new requests. Throws `QueueIsFull`
   * before the work starts when too many wait for providers already, and after it when no permit becomes free in time.
   */
  pauseWhile<T>(work: () => Promise<T>): Promise<T>;
}

/** There is no room to wait for a provider. */
export class QueueIsFull extends Error {}

type State = 'waiting' | 'running' | 'paused' | 'returning' | 'released';

interface Ticket {
  readonly claimant: Claimant;
  state: State;
  /** Lets it go on. */
  start(): void;
  /** Ends its wait without a permit. */
  refuse(): void;
  /** Until when it waits, on the monotonic clock. */
  readonly until: number;
}

/**
 * Admits as many requests as the adaptive limit lets run at once; others wait, or are refused at once where waiting
 * would not help. Claimants are served in turn by what they hold: no network and no tenant can take all permits, or all
 * room to wait, from the others.
 */
export class AdmissionQueue {
  private readonly running = new Shares();
  private readonly waitingShares = new Shares();
  /** Running and waiting. */
  private readonly held = new Shares();
  private readonly paused = new Shares();
  private readonly waiting = new Set<Ticket>();
  private readonly returning = new Set<Ticket>();
  /** Since when there has always been a request that waits. */
  private crowdedSince = 0;
  private readonly limit: AdaptiveLimit;
  private readonly pauses = new PauseEstimate();

  constructor(private readonly options: QueueOptions) {
    this.limit = new AdaptiveLimit(options);
  }

  /** Whether a request of this claimant would be refused right now. */
  refuses(claimant: Claimant): boolean {
    return !this.canRun(claimant) && this.patienceMs(claimant) === 0;
  }

  /** Calls one of the two: at once, when the request's turn has come, or when it has waited long enough. */
  enter(claimant: Claimant, admitted: () => void, refused: () => void): Permit | undefined {
    // Providers may have become slower since the last request ended, which makes room for more that wait for them.
    this.admitNext();
    if (this.canRun(claimant)) {
      const admission = new Admission(this, claimant, 'running');
      this.take(claimant);
      this.held.add(claimant);
      admitted();
      return admission;
    }
    this.limit.reached();
    const patienceMs = this.patienceMs(claimant);
    if (patienceMs > 0) return this.wait(claimant, patienceMs, admitted, refused);
    refused();
    return undefined;
  }

  /** @internal A request that has its permit gives it up, for good or while it waits for a provider. */
  gaveUp(claimant: Claimant, ms: number | undefined): void {
    this.running.remove(claimant);
    this.held.remove(claimant);
    if (ms !== undefined) this.limit.finished(ms);
    this.admitNext();
    this.refuseHopeless();
  }

  /** @internal */
  pause(ticket: Ticket): void {
    if (!this.paused.allows(ticket.claimant, this.options.mostPaused ?? 0)) throw new QueueIsFull();
    this.paused.add(ticket.claimant);
    this.pauses.began(ticket);
  }

  /** @internal */
  endPause(ticket: Ticket): void {
    this.paused.remove(ticket.claimant);
    this.pauses.ended(ticket);
  }

  /** @internal The request goes on when it has a permit again, which does not depend on what others hold. */
  resume(ticket: Ticket): void {
    this.returning.add(ticket);
    this.admitNext();
  }

  /** @internal */
  stopWaiting(ticket: Ticket): void {
    this.returning.delete(ticket);
    if (!this.waiting.delete(ticket)) return;
    this.waitingShares.remove(ticket.claimant);
    this.held.remove(ticket.claimant);
  }

  private canRun(claimant: Claimant): boolean {
    if (!this.hasPermit()) return false;
    return (
      this.running.heldBy(claimant) < Math.max(1, Math.ceil(this.limit.size * mostOfPermits)) &&
      this.held.allows(claimant, this.options.most)
    );
  }

  /**
   * Whether a new request may start. Requests that wait for a provider hold no permit, so they are bounded by Little's law
   * to as many as keep all permits busy when they come back; more would only queue up for their permits again.
   */
  private hasPermit(): boolean {
    const { size, typicalMs } = this.limit;
    if (this.running.total >= size || this.returning.size > 0) return false;
    if (typicalMs === 0 || this.paused.total === 0) return true;
    const inProgress = this.running.total + this.paused.total;
    return inProgress < size * (1 + this.pauses.typicalMs / typicalMs);
  }

  private take(claimant: Claimant): void {
    this.running.add(claimant);
    if (this.running.total >= this.limit.size) this.limit.reached();
  }

  /** How long a request of this claimant may wait; 0: it is refused. */
  private patienceMs(claimant: Claimant): number {
    const { burst, rush } = this.options.waitMs;
    if (!this.held.allows(claimant, this.options.most)) return 0;
    const likelyMs = this.likelyWaitMs(claimant);
    if (!this.isRush()) return likelyMs <= burst ? burst : 0;
    // Requests may have become slower since, so only half of the patience is counted on.
    return likelyMs <= rush / 2 ? rush : 0;
  }

  private isRush(): boolean {
    const now = performance.now();
    if (this.waiting.size === 0) this.crowdedSince = now;
    return now - this.crowdedSince > rushAfterMs;
  }

  private likelyWaitMs(claimant: Claimant): number {
    const ahead = this.waitingShares.ahead(claimant) + this.returning.size;
    return ((ahead + 1) * this.limit.meanMs) / this.limit.size;
  }

  private wait(claimant: Claimant, patienceMs: number, admitted: () => void, refused: () => void): Permit {
    // The request that leaves starts the next one, which must not carry on the context of the one that left.
    const proceed = AsyncResource.bind(admitted);
    const admission = new Admission(this, claimant, 'waiting', () => {
      clearTimeout(late);
      proceed();
    });
    const refuse = () => {
      admission.release();
      refused();
    };
    const late = setTimeout(refuse, patienceMs);
    admission.onRelease = () => clearTimeout(late);
    admission.refuse = AsyncResource.bind(refuse);
    admission.until = performance.now() + patienceMs;
    this.waiting.add(admission);
    this.waitingShares.add(claimant);
    this.held.add(claimant);
    return admission;
  }

  private admitNext(): void {
    for (const ticket of this.returning) {
      if (this.running.total >= this.limit.size) return;
      this.returning.delete(ticket);
      this.take(ticket.claimant);
      this.held.add(ticket.claimant);
      ticket.start();
    }
    while (this.hasPermit()) {
      const next = this.fairest();
      if (!next) return;
      this.waiting.delete(next);
      this.waitingShares.remove(next.claimant);
      this.take(next.claimant);
      next.start();
    }
  }

  /**
   * Refuses what waits and will not run in time at the speed of now, instead of letting it wait for its refusal. Claimants
   * are served in turn, so what counts is how many of its own tenant come before a request, once for each tenant.
   */
  private refuseHopeless(): void {
    const now = performance.now();
    if (this.waiting.size === 0 || now - this.crowdedSince < knownAfterMs) return;
    const perRequestMs = this.limit.meanMs / this.limit.size;
    const ranks = new Map<string | undefined, number>();
    for (const { claimant } of this.waiting) ranks.set(claimant.tenant, 0);
    let place = 0;
    for (const ticket of [...this.waiting]) {
      const rank = (ranks.get(ticket.claimant.tenant) ?? 0) + 1;
      place += 1;
      const ahead = Math.min(place, rank * ranks.size) + this.returning.size;
      if (now + ahead * perRequestMs > ticket.until) {
        place -= 1;
        ticket.refuse();
      } else ranks.set(ticket.claimant.tenant, rank);
    }
  }

  /** The first to have come of the claimant that has the fewest permits. */
  private fairest(): Ticket | undefined {
    const most = Math.max(1, Math.ceil(this.limit.size * mostOfPermits));
    let next: Ticket | undefined;
    let fewest = most;
    for (const ticket of this.waiting) {
      const has = this.running.heldBy(ticket.claimant);
      if (has >= fewest) continue;
      next = ticket;
      fewest = has;
      if (has === 0) break;
    }
    return next;
  }
}

/** One request's way through the queue. */
class Admission implements Permit, Ticket {
  onRelease: () => void = () => undefined;
  refuse: () => void = () => undefined;
  until = Infinity;
  private startedAt = performance.now();
  private workedMs = 0;
  private proceed: () => void;

  constructor(
    private readonly queue: AdmissionQueue,
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

  release(): void {
    const { state } = this;
    this.state = 'released';
    this.onRelease();
    if (state === 'running') this.queue.gaveUp(this.claimant, this.workedUntilNow());
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
    this.queue.gaveUp(this.claimant, undefined);
    try {
      return await work();
    } finally {
      await this.resumed();
    }
  }

  /** A request whose caller left in the meantime gets no permit, and its work ends by its deadline. */
  private resumed(): Promise<void> | void {
    this.queue.endPause(this);
    if (this.isReleased()) return undefined;
    this.state = 'returning';
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.release();
        reject(new QueueIsFull());
      }, longestReturnMs);
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
