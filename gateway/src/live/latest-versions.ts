import { Code, ConnectError } from '@connectrpc/connect';
import { maxEntries } from '@tablewell/chassis/resilience';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';

/** Recently changed reservations whose latest version is remembered. */
const maxRemembered = 20_000;
/** By how much the clocks of the machines may differ. */
const clocksDifferMs = 5_000;
const lookupTimeoutMs = 1_000;

/** The part of an event about a reservation that orders it. */
export interface ReservationEvent {
  readonly reservation: Pick<Reservation, 'id' | 'version'>;
  readonly at: Date;
  readonly isDeleted: boolean;
}

/**
 * Filters out events of a reservation that are older than one already seen: after a broker lost its store the day's events are
 * published again among new ones, and a booking may follow its cancellation. For events of a time of which no versions are
 * remembered, the reservation service is asked.
 */
export class LatestVersions {
  /** Versions of all events from this moment on are remembered. */
  private since = Infinity;
  private readonly versions: LRUCache<string, { readonly version: bigint; readonly at: number }>;

  constructor(
    private readonly reservation: Pick<Clients['reservation'], 'getReservation'>,
    max = maxRemembered,
  ) {
    this.versions = new LRUCache({
      ...maxEntries(max),
      dispose: ({ at }, _id, reason) => {
        if (reason === 'evict') this.since = Math.max(this.since, at);
      },
    });
  }

  /** From now on all events are received; earlier ones may have been missed. */
  startAnew(): void {
    this.versions.clear();
    this.since = Date.now();
  }

  /** Whether this is the latest known version of the reservation; remembers it if so. */
  async take(event: ReservationEvent): Promise<boolean> {
    const isLatest = await this.isLatest(event);
    const { id, version } = event.reservation;
    if (isLatest) this.versions.set(id, { version, at: Date.now() });
    return isLatest;
  }

  private async isLatest({
    reservation: { id, version },
    at,
    isDeleted,
  }: ReservationEvent): Promise<boolean> {
    const known = this.versions.get(id);
    if (known) return version >= known.version;
    if (at.getTime() >= this.since + clocksDifferMs) return true;
    try {
      const { reservation } = await this.reservation.getReservation({ id }, { timeoutMs: lookupTimeoutMs });
      return version >= (reservation?.version ?? version);
    } catch (error) {
      // While the service is unavailable, the event is the best that is known.
      return isDeleted || ConnectError.from(error).code !== Code.NotFound;
    }
  }
}
