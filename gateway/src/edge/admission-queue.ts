import { AsyncResource } from 'node:async_hooks';
import {
  Admission,
  type Permit,
  QueueIsFull,
  type Ticket,
  type TicketOwner,
  type Work,
} from './admission-ticket';
import { PauseEstimate } from './pause-estimate';
import { ServiceRate } from './service-rate';
import { type Claimant, type NestedShares, Shares } from './shares';
import { type PaceOptions, TenantPace } from './tenant-pace';

export interface QueueOptions {
  /** How many requests run at once. */
  readonly atOnce: number;
  /** How many requests run or wait. */
  readonly max: number;
  /** The longest waits for a permit: in a burst, and while the queue is overloaded. 0: no waiting. */
  readonly waitMs: { readonly burst: number; readonly overload: number };
  /** How many requests may wait for an outside provider at once; 0 by default. */
  readonly maxPaused?: number;
  /** How much of the free part one claimant may hold, as in {@link Shares}. */
  readonly multipleOfFree?: number;
  /** The same for a tenant, and whether networks belong to tenants. */
  readonly tenants?: NestedShares;
  /** The requests of one tenant. Absent: a share. */
  readonly ofOneTenant?: BoundsOfTenant;
}

interface BoundsOfTenant {
  /** How many run at once. */
  readonly atOnce: number;
  /** How many more wait, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  readonly pace: PaceOptions;
}

/**
 * A queue that has not been empty for this long is overloaded: a burst that can be answered within the diners' deadline
 * is over by then, and letting more requests wait does not shorten the queue.
 */
const overloadAfterMs = 4_000;
/** The measured rate of service is reliable after this time: a process that was idle is slow at first. */
const reliableAfterMs = 1_000;
/** The part of the permits that one network or tenant may use at once; the rest is kept for others. */
const maxShareOfPermits = 0.75;

/**
 * Lets a fixed number of requests run at once; others wait if they can be answered in time at the measured rate, and are
 * refused at once where waiting would not help. Claimants are served in turn by what they hold: no network and no tenant can take all
 * permits, or all room to wait, from the others.
 */
export class AdmissionQueue implements TicketOwner {
  private readonly running = new Shares();
  private readonly waitingShares: Shares;
  /** How many requests run or wait. */
  private readonly held: Shares;
  private readonly paused = new Shares();
  private readonly waiting = new Set<Ticket>();
  private readonly returning = new Set<Ticket>();
  /** Since when the queue has not been empty. */
  private queuedSince = 0;
  /** The last turns of networks in tenants, since nothing waited. */
  private readonly served = new Map<string, number>();
  private turns = 0;
  private readonly rate: ServiceRate;
  private readonly pauses = new PauseEstimate();
  private readonly pace: TenantPace | undefined;

  constructor(private readonly options: QueueOptions) {
    this.rate = new ServiceRate(options.atOnce);
    this.held = new Shares(options.multipleOfFree, options.tenants);
    this.waitingShares = new Shares(options.multipleOfFree, options.tenants);
    const { ofOneTenant } = options;
    this.pace = ofOneTenant && new TenantPace(ofOneTenant.pace, ofOneTenant.atOnce);
  }

  /** Whether a request of this claimant would be refused without waiting. */
  refuses(claimant: Claimant): boolean {
    return !this.canRun(claimant) && this.timeoutMs(claimant) === 0;
  }

  /** Calls one of the two callbacks: immediately, when the request gets its permit, or when its wait times out. */
  enter(claimant: Claimant, admitted: () => void, refused: () => void): Permit | undefined {
    // Providers may have become slower since the last request ended, which allows more requests to wait for them.
    this.admitNext();
    if (this.canRun(claimant)) {
      const admission = new Admission(this, claimant, 'running');
      this.run(claimant);
      this.held.add(claimant);
      admitted();
      return admission;
    }
    const timeoutMs = this.timeoutMs(claimant);
    if (timeoutMs > 0) return this.wait(claimant, timeoutMs, admitted, refused);
    refused();
    return undefined;
  }

  /** Takes a permit back: for good (with the work), or while the request waits for a provider. */
  returnPermit(claimant: Claimant, work: Work | undefined): void {
    this.running.remove(claimant);
    this.held.remove(claimant);
    if (work) {
      this.rate.finished(work.ms);
      this.pace?.ended(claimant.tenant, work, () => this.admitNext());
    }
    this.admitNext();
    this.refuseExpired();
  }

  pause(ticket: Ticket): void {
    if (!this.paused.allows(ticket.claimant, this.options.maxPaused ?? 0)) throw new QueueIsFull();
    this.paused.add(ticket.claimant);
    this.pauses.began(ticket);
  }

  endPause(ticket: Ticket): void {
    this.paused.remove(ticket.claimant);
    this.pauses.ended(ticket);
  }

  /** Gives a request its permit again after a pause, ahead of new ones and regardless of what its claimant holds. */
  resume(ticket: Ticket): void {
    this.returning.add(ticket);
    this.admitNext();
  }

  stopWaiting(ticket: Ticket): void {
    this.returning.delete(ticket);
    if (!this.waiting.delete(ticket)) return;
    this.waitingShares.remove(ticket.claimant);
    this.held.remove(ticket.claimant);
  }

  private canRun(claimant: Claimant): boolean {
    if (!this.hasPermit() || this.isAtOwnLimit(claimant)) return false;
    return this.mayUseAnother(claimant) && this.held.allows(claimant, this.options.max);
  }

  /**
   * Whether a new request may start. Requests that wait for a provider hold no permit, so they are bounded by Little's law
   * to as many as keep all permits busy when they come back; more would only queue up for their permits again.
   */
  private hasPermit(): boolean {
    const { atOnce } = this.options;
    const { medianMs } = this.rate;
    if (this.running.total >= atOnce || this.returning.size > 0) return false;
    if (medianMs === 0 || this.paused.total === 0) return true;
    const inProgress = this.running.total + this.paused.total;
    return inProgress < atOnce * (1 + this.pauses.expectedMs / medianMs);
  }

  /** Whether the tenant has none of its own permits left; its further requests wait for one. */
  isAtOwnLimit(claimant: Claimant): boolean {
    const { ofOneTenant } = this.options;
    if (!ofOneTenant) return false;
    const heldBack = this.pace?.heldBack(claimant.tenant) ?? 0;
    return this.running.heldByTenant(claimant) + heldBack >= ofOneTenant.atOnce;
  }

  /** The wait timeout of a request of this claimant; 0 when it is refused without waiting. */
  private timeoutMs(claimant: Claimant): number {
    const { burst, overload } = this.options.waitMs;
    if (!this.held.allows(claimant, this.options.max)) return 0;
    const { ofOneTenant } = this.options;
    if (ofOneTenant && this.isAtOwnLimit(claimant))
      return this.waitingShares.heldByTenant(claimant) < ofOneTenant.waiting ? ofOneTenant.waitMs : 0;
    const expectedMs = this.expectedWaitMs(claimant);
    if (!this.isOverloaded()) return expectedMs <= burst ? burst : 0;
    // Requests may become slower meanwhile, so a request waits only if half the timeout is expected to suffice.
    return expectedMs <= overload / 2 ? overload : 0;
  }

  private isOverloaded(): boolean {
    const now = performance.now();
    if (this.waiting.size === 0) this.queuedSince = now;
    return now - this.queuedSince > overloadAfterMs;
  }

  private expectedWaitMs(claimant: Claimant): number {
    const ahead = this.waitingShares.ahead(claimant) + this.returning.size;
    return (ahead + 1) * this.perRequestMs();
  }

  /** The time between two ends of requests: their mean time, divided by how many run. */
  private perRequestMs(): number {
    // If all that run and wait are of one claimant, the permits that are kept for others stay free.
    const atWork = Math.max(this.running.total, this.maxPermitsOfOne());
    return this.rate.meanMs / atWork;
  }

  private wait(claimant: Claimant, timeoutMs: number, admitted: () => void, refused: () => void): Permit {
    // A finished request starts the next one, which must run in its own async context.
    const proceed = AsyncResource.bind(admitted);
    const admission = new Admission(this, claimant, 'waiting', () => {
      clearTimeout(late);
      proceed();
    });
    const refuse = () => {
      admission.release();
      refused();
    };
    const late = setTimeout(refuse, timeoutMs);
    admission.onRelease = () => clearTimeout(late);
    admission.refuse = AsyncResource.bind(refuse);
    admission.until = performance.now() + timeoutMs;
    this.waiting.add(admission);
    this.waitingShares.add(claimant);
    this.held.add(claimant);
    return admission;
  }

  private admitNext(): void {
    for (const ticket of this.returning) {
      if (this.running.total >= this.options.atOnce) return;
      this.returning.delete(ticket);
      this.running.add(ticket.claimant);
      this.held.add(ticket.claimant);
      ticket.start();
    }
    while (this.hasPermit()) {
      const next = this.fairest();
      if (!next) return;
      this.waiting.delete(next);
      this.waitingShares.remove(next.claimant);
      this.run(next.claimant);
      next.start();
    }
  }

  /**
   * Refuses waiting requests that would time out at the current rate. Claimants are served in turn, so the requests
   * ahead of one are those of its own tenant before it, plus as many of each other tenant.
   */
  private refuseExpired(): void {
    const now = performance.now();
    if (this.waiting.size === 0 || now - this.queuedSince < reliableAfterMs) return;
    const perRequestMs = this.perRequestMs();
    const ranks = new Map<string | undefined, number>();
    for (const { claimant } of this.waiting) ranks.set(claimant.tenant, 0);
    let position = 0;
    for (const ticket of [...this.waiting]) {
      const rank = (ranks.get(ticket.claimant.tenant) ?? 0) + 1;
      position += 1;
      const ahead = Math.min(position, rank * ranks.size) + this.returning.size;
      if (now + ahead * perRequestMs > ticket.until) {
        position -= 1;
        ticket.refuse();
      } else ranks.set(ticket.claimant.tenant, rank);
    }
  }

  private run(claimant: Claimant): void {
    this.running.add(claimant);
    if (!this.options.tenants?.isNested) return;
    if (this.waiting.size === 0) this.served.clear();
    this.served.set(claimant.network, (this.turns += 1));
  }

  /**
   * The oldest waiting request of the claimant that has the fewest permits; of networks in tenants, of its tenant first, and
   * of those with as few of the network served longest ago.
   */
  private fairest(): Ticket | undefined {
    let next: Ticket | undefined;
    let fewest = Infinity;
    let earliest = Infinity;
    for (const ticket of this.waiting) {
      const has = this.rankOf(ticket.claimant);
      const turn = this.served.get(ticket.claimant.network) ?? 0;
      if (has > fewest || (has === fewest && turn >= earliest)) continue;
      if (!this.mayUseAnother(ticket.claimant) || this.isAtOwnLimit(ticket.claimant)) continue;
      next = ticket;
      fewest = has;
      earliest = turn;
      if (has === 0 && turn === 0) break;
    }
    return next;
  }

  private rankOf(claimant: Claimant): number {
    if (!this.options.tenants?.isNested) return this.running.heldBy(claimant);
    const { atOnce } = this.options;
    return this.running.heldByTenant(claimant) * (atOnce + 1) + this.running.heldByNetwork(claimant);
  }

  /** Whether permits are left to others: by each network and tenant, and by a network of a tenant to its others. */
  private mayUseAnother(claimant: Claimant): boolean {
    const most = this.maxPermitsOfOne();
    if (!this.options.tenants?.isNested) return this.running.heldBy(claimant) < most;
    const mostOfNetwork = Math.max(1, Math.ceil(most * maxShareOfPermits));
    return this.running.heldByTenant(claimant) < most && this.running.heldByNetwork(claimant) < mostOfNetwork;
  }

  /** How many permits one network or tenant may use at once. */
  private maxPermitsOfOne(): number {
    return Math.max(1, Math.ceil(this.options.atOnce * maxShareOfPermits));
  }
}
