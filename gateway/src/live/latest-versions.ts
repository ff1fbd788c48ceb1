import { Code, ConnectError } from '@connectrpc/connect';
import { maxEntries } from '@tablewell/chassis/resilience';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';

/** The number of recently changed reservations whose latest version is remembered. */
const maxRemembered = 20_000;
/** The maximum difference between the clocks of the machines. */
const maxClockSkewMs = 5_000;
const lookupTimeoutMs = 1_000;

/** The part of a reservation's event by which its events are ordered. */
interface ReservationEvent {
  readonly reservation: Pick<Reservation, 'id' | 'version'>;
  readonly at: Date;
  readonly isDeleted: boolean;
}

/**
 * Filters out events of a reservation that are older than one already seen: after the broker lost its store, the day's
 * events are published again among new ones, and a booking may follow its own cancellation. For events from a time for
 * which no versions are remembered, the reservation service is queried.
 */
export class LatestVersions {
  /** The versions of all events after this instant are remembered. */
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
    if (at.getTime() >= this.since + maxClockSkewMs) return true;
    try {
      const { reservation } = await this.reservation.getReservation({ id }, { timeoutMs: lookupTimeoutMs });
      return version >= (reservation?.version ?? version);
    } catch (error) {
      // While the service is unavailable, the event is the latest known state.
      return isDeleted || ConnectError.from(error).code !== Code.NotFound;
    }
  }
}
