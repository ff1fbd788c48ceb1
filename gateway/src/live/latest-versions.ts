import { Code, ConnectError } from '@connectrpc/connect';
import { atMost } from '@tablewell/chassis';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';

/** Reservations whose latest version is remembered: what changed lately. */
const mostRemembered = 20_000;
/** By how much the clocks of the machines may differ. */
const clocksDifferMs = 5_000;
const longestWaitMs = 1_000;

/** What an event says of a reservation. */
export interface News {
  readonly reservation: Pick<Reservation, 'id' | 'version'>;
  readonly at: Date;
  readonly isDeleted: boolean;
}

/**
 * Tells news of a reservation from what is older than news already heard: a broker that lost its store is told the day again
 * while life goes on, and may hear of a booking after its cancellation. What was told in a time of which nothing is
 * remembered, the reservation service is asked for.
 */
export class LatestVersions {
  /** Whatever was told from this moment on is remembered. */
  private since = Infinity;
  private readonly told: LRUCache<string, { readonly version: bigint; readonly at: number }>;

  constructor(
    private readonly reservation: Pick<Clients['reservation'], 'getReservation'>,
    most = mostRemembered,
  ) {
    this.told = new LRUCache({
      ...atMost(most),
      dispose: ({ at }, _id, reason) => {
        if (reason === 'evict') this.since = Math.max(this.since, at);
      },
    });
  }

  /** From now on everything is heard; what came before may have been missed. */
  startAnew(): void {
    this.told.clear();
    this.since = Date.now();
  }

  /** Whether nothing newer than this is known of the reservation; remembers it then. */
  async take(news: News): Promise<boolean> {
    const isLatest = await this.isLatest(news);
    const { id, version } = news.reservation;
    if (isLatest) this.told.set(id, { version, at: Date.now() });
    return isLatest;
  }

  private async isLatest({ reservation: { id, version }, at, isDeleted }: News): Promise<boolean> {
    const told = this.told.get(id);
    if (told) return version >= told.version;
    if (at.getTime() >= this.since + clocksDifferMs) return true;
    try {
      const { reservation } = await this.reservation.getReservation({ id }, { timeoutMs: longestWaitMs });
      return version >= (reservation?.version ?? version);
    } catch (error) {
      // While nobody can say, what was heard is the best that is known.
      return isDeleted || ConnectError.from(error).code !== Code.NotFound;
    }
  }
}
