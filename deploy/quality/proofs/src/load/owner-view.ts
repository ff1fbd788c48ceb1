import { io, type Socket } from 'socket.io-client';
import { need } from '../product/caller';
import type { Owner } from '../product/owner';

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly guests: number;
  readonly reservation_time: string;
}
interface Update {
  readonly type: 'created' | 'updated' | 'cancelled' | 'canceled' | 'deleted';
  readonly restaurantId: string;
  readonly reservation: Shown;
}

/** An owner's page: the list loaded when the socket connected, with the updates received since. */
export class OwnerView {
  readonly shown = new Map<string, string>();
  /** Updates received for restaurants of other owners. */
  foreign = 0;
  connections = 0;
  private readonly socket: Socket;
  private reading: Promise<void> = Promise.resolve();
  private waiting: Update[] | undefined;

  constructor(
    origin: string,
    private readonly owner: Owner,
    private readonly days: { readonly from: string; readonly to: string },
  ) {
    this.socket = io(origin, {
      auth: { token: owner.token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      randomizationFactor: 0.5,
      timeout: 3_000,
    });
    this.socket.on('connect', () => {
      this.connections += 1;
      this.reading = this.read();
    });
    this.socket.on('reservationUpdate', (update: Update) => {
      if (update.restaurantId !== owner.restaurantId) this.foreign += 1;
      else if (this.waiting) this.waiting.push(update);
      else this.take(update);
    });
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  /** Cuts the connection, as when a phone leaves the network. */
  drop(): void {
    this.socket.io.engine.close();
  }

  async settled(): Promise<void> {
    await this.reading;
  }

  close(): void {
    this.socket.close();
  }

  /** Updates that arrive while the list is loading are newer than the list. */
  private async read(): Promise<void> {
    const waiting: Update[] = [];
    this.waiting = waiting;
    const { caller, restaurantId } = this.owner;
    const { from, to } = this.days;
    const path = `/api/reservations/${restaurantId}/by-date?startDate=${from}&endDate=${to}`;
    for (;;) {
      const answer = await caller.call('GET', path).catch(() => undefined);
      if (answer?.status === 200) {
        if (this.waiting !== waiting) return;
        this.shown.clear();
        for (const one of need(answer, 200).body as Shown[]) this.shown.set(one.id, describe(one));
        this.waiting = undefined;
        waiting.forEach((update) => this.take(update));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  private take({ type, reservation }: Update): void {
    // A page shows its period, and ignores updates of other days.
    const date = reservation.reservation_time.slice(0, 10);
    if (date < this.days.from || date > this.days.to) return;
    if (type === 'deleted') this.shown.delete(reservation.id);
    else this.shown.set(reservation.id, describe(reservation));
  }
}

const describe = ({ status, guests, reservation_time }: Shown): string =>
  `${status} ${guests} ${new Date(reservation_time).toISOString()}`;

/** The stored reservations, in the same form. */
export async function stored(
  { caller, restaurantId }: Owner,
  { from, to }: { from: string; to: string },
): Promise<Map<string, string>> {
  const path = `/api/reservations/${restaurantId}/by-date?startDate=${from}&endDate=${to}`;
  const listed = need(await caller.call('GET', path), 200).body as Shown[];
  return new Map(listed.map((one) => [one.id, describe(one)]));
}
