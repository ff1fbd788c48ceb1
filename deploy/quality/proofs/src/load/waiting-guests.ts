import { setTimeout as sleep } from 'node:timers/promises';
import { Recorder } from '../history/recorder';
import type { HouseStart, WaitingHouse } from './waiting-house';

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];
const chance = (part: number): boolean => Math.random() < part;
const between = (from: number, until: number) => sleep(from + Math.random() * (until - from));

/** What a party of the waitlist did, by this process's clock, and what it was answered. */
export interface Entry {
  readonly id: string;
  readonly phone: string;
  /** When it knew that it is on the list. */
  readonly since: number;
  /** Absent: in the line of now. */
  readonly start?: HouseStart;
  /** It left, gave up or took what was held: from when, and until it was answered. */
  readonly answer?: {
    readonly kind: 'accept' | 'decline' | 'leave';
    readonly from: number;
    readonly until: number;
    /** Undefined: no answer in time. */
    readonly status: number | undefined;
    /** The state of the entry by the answer. */
    readonly state?: string | undefined;
  };
  /** Whether it canceled the reservation that it took: undefined, no answer in time. */
  readonly canceled?: boolean | undefined;
}

let phones = 0;

/** The clients of a restaurant: each repeats its calls from `start` to `stop`. */
export class Guests {
  readonly entries: Entry[] = [];
  private stopped = false;
  private running: readonly Promise<void>[] = [];

  constructor(private readonly house: WaitingHouse) {}

  /** 64 clients: diners in line, diners who wait for a start, diners who book and cancel, and hosts. */
  start(): void {
    this.stopped = false;
    const clients = { inLine: 16, listed: 20, book: 20, host: 8 } as const;
    this.running = Object.entries(clients).flatMap(([kind, count]) =>
      Array.from({ length: count }, async () => {
        await between(0, 1_000);
        while (!this.stopped) await this[kind as keyof typeof clients]();
      }),
    );
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  private async join(start?: HouseStart): Promise<number | undefined> {
    phones += 1;
    const phone = `+1${6_465_550_000 + phones}`;
    const [date, time] = start?.local.split('T') ?? [];
    const body = {
      ...{
        name: 'Grace Hopper',
        phoneNumber: phone,
        guests: chance(0.5) ? 1 : 2,
        recaptchaToken: 'sandbox-pass',
      },
      ...(start ? { date, time } : {}),
    };
    const answer = await this.house.call('POST', `/api/waitlist/${this.house.restaurantId}`, body);
    if (answer?.status !== 201) return undefined;
    const { id } = answer.body as { id: string };
    return this.entries.push({ id, phone, since: Date.now(), ...(start ? { start } : {}) }) - 1;
  }

  /** Looks at an entry until it has ended, and answers what is held for it, or leaves. */
  private async follow(place: number, leaves: number): Promise<void> {
    const { id } = this.entries[place] as Entry;
    while (!this.stopped) {
      await between(500, 1_500);
      const seen = await this.house.call('GET', `/api/waitlist/entries/${id}`);
      const { state, offer, reservationId } = (seen?.body ?? {}) as {
        state?: string;
        offer?: object;
        reservationId?: string;
      };
      const isOver =
        reservationId || !['WAITING', 'SERVICE_READY', 'CHECKED_IN'].includes(state ?? 'WAITING');
      if (isOver) return;
      if (offer && chance(0.6)) return this.answer(place, chance(0.65) ? 'accept' : 'decline');
      if (!offer && chance(leaves)) return this.answer(place, 'leave');
    }
  }

  async answer(place: number, kind: 'accept' | 'decline' | 'leave'): Promise<void> {
    const entry = this.entries[place] as Entry;
    const path = `/api/waitlist/entries/${entry.id}`;
    const from = Date.now();
    const answer =
      kind === 'leave'
        ? await this.house.call('DELETE', path)
        : await this.house.call('POST', `${path}/${kind}`, {});
    const { state } = (answer?.body ?? {}) as { state?: string };
    const answered = { kind, from, until: Date.now(), status: answer?.status, state };
    this.entries[place] = { ...entry, answer: answered };
    if (kind !== 'accept' || !entry.start || answer?.status !== 200 || chance(0.4)) return;
    await between(500, 3_000);
    const { id, phone } = entry;
    const held = { restaurantId: this.house.restaurantId, reservation: '', id, phoneNumber: phone };
    const { outcome } = await this.house.diner(new Recorder()).cancel(held);
    this.entries[place] = { ...entry, answer: answered, canceled: outcome === 'ok' ? true : undefined };
  }

  private async inLine(): Promise<void> {
    const place = await this.join();
    if (place === undefined) await between(300, 900);
    else await this.follow(place, 0.06);
  }

  private async listed(): Promise<void> {
    const place = await this.join(pick(this.house.fullStarts));
    if (place === undefined) await between(300, 900);
    else await this.follow(place, 0.03);
  }

  /** Books what is mostly full, and cancels, at a full start also what others booked. */
  private async book(): Promise<void> {
    const { house } = this;
    const { fullStarts, startsTonight } = house;
    const diner = house.diner();
    const time = (chance(0.6) ? pick(fullStarts) : pick(startsTonight))?.local ?? '';
    const { held } = await diner.book(house.restaurantId, { partySize: chance(0.5) ? 1 : 2, time });
    await between(300, 1_500);
    if (held && fullStarts.some(({ local }) => local === time)) house.booked.push(held);
    else if (held && chance(0.3)) {
      const other = pick(startsTonight)?.local ?? '';
      await diner.change(held, { partySize: 2, time: other });
    } else if (held) await diner.cancel(held);
    if (!chance(0.12) || house.booked.length === 0) return;
    const [first] = house.booked.splice(Math.floor(Math.random() * house.booked.length), 1);
    if (first) await diner.cancel(first);
  }

  private async host(): Promise<void> {
    const { house } = this;
    const { restaurantId } = house;
    await between(300, 900);
    const step = (reservationId: string | undefined, name: string) =>
      reservationId && house.host('Evening', 'TakeStep', { reservationId, step: name });
    if (chance(0.3)) return void (await house.host('Evening', 'SeatWalkIn', { restaurantId, partySize: 2 }));
    if (chance(0.12)) {
      const joining = { restaurantId, name: 'Ada Lovelace', partySize: 2 };
      return void (await house.host('Waitlist', 'JoinWaitlist', joining));
    }
    const seen = await house.host('Evening', 'GetEvening', { restaurantId });
    const { evening } = (seen?.body ?? {}) as { evening?: { parties?: { id: string; stage: string }[] } };
    const at = (stage: string) => pick(evening?.parties?.filter((party) => party.stage === stage) ?? [])?.id;
    if (chance(0.3)) await step(at('STAGE_SEATED'), 'STEP_FINISH');
    else if (chance(0.3)) await step(at('STAGE_READY'), chance(0.8) ? 'STEP_SEAT' : 'STEP_NO_SHOW');
    else {
      const listed = await house.host('Waitlist', 'ListWaiting', { restaurantId });
      const { waiting = [] } = (listed?.body ?? {}) as {
        waiting?: { reservationId: string; proposedTableNumbers?: string[] }[];
      };
      const proposed = waiting.filter(({ proposedTableNumbers = [] }) => proposedTableNumbers.length > 0);
      // Also one whose turn it is not.
      const party = chance(0.7) ? proposed[0] : pick(waiting);
      await step(party?.reservationId, chance(0.5) ? 'STEP_READY' : 'STEP_SEAT');
    }
  }
}
