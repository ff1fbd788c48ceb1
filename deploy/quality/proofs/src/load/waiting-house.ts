import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Recorder } from '../history/recorder';
import { type Agent, type Answer, need, newCaller } from '../product/caller';
import type { MovingClock } from '../product/moving-clock';
import { makeOwner, type Owner, signedInAgain } from '../product/owner';
import type { Stack } from '../product/stack';
import { Diner, type Held } from './diner';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
/** Tables for two, all alike, so that it is known whom each of them fits. */
export const houseTables = 6;
export const houseTurnMs = 90 * minuteMs;
/** The shortest time for which an offered start and a ready table may be held. */
export const heldMinutes = 5;

/** A start, with its time on the restaurant's clock. */
export interface HouseStart {
  readonly at: number;
  readonly local: string;
}

/** A restaurant that is full tonight and at some starts of another day, with its owner, and what is told to it by diners. */
export class WaitingHouse {
  readonly recorder = new Recorder();
  /** Reservations at full starts that diners may cancel. */
  readonly booked: Held[] = [];
  private steps = 0;

  private constructor(
    readonly clock: MovingClock,
    private readonly origin: string,
    private readonly agent: Agent,
    private owner: Owner,
    private readonly zoneHours: number,
    /** When it opened its doors, by the product's clock. */
    readonly openedAt: number,
  ) {}

  static async open(stack: Stack, agent: Agent, clock: MovingClock): Promise<WaitingHouse> {
    // A zone in which it is about noon, because nothing is sent at night. `Etc/GMT-9` is nine hours ahead of UTC.
    const zoneHours = 12 - new Date(clock.now()).getUTCHours();
    const owner = await makeOwner(newCaller(stack.origin, agent), {
      timezone: `Etc/GMT${zoneHours > 0 ? '-' : '+'}${Math.abs(zoneHours)}`,
      country: 'US',
      seatingMinutes: houseTurnMs / minuteMs,
      smsNotifications: true,
      emailNotifications: false,
      tableAvailability: { TwoTop: { count: houseTables, capacity: 2 } },
      operatingHours: [
        {
          ...{ name: 'All day', openingTime: '00:00', closingTime: '23:59', reservationInterval: '15' },
          daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
        },
      ],
      waitlist: { mostWaiting: 200, graceMinutes: heldMinutes, offerMinutes: heldMinutes },
    });
    return new WaitingHouse(clock, stack.origin, agent, owner, zoneHours, clock.now());
  }

  get restaurantId(): string {
    return this.owner.restaurantId;
  }

  /** The owner with a session that the moved clock has not ended. */
  async signIn(): Promise<Owner> {
    this.owner = await signedInAgain(this.owner);
    return this.owner;
  }

  /** The local time of an instant, `YYYY-MM-DDTHH:MM`. */
  localTime(at: number): string {
    return new Date(at + this.zoneHours * 60 * minuteMs).toISOString().slice(0, 16);
  }

  /** Starts of another day, at each of which a party keeps its table until the next one. */
  get fullStarts(): readonly HouseStart[] {
    const day = this.localTime(this.openedAt + 3 * 24 * 60 * minuteMs).slice(0, 10);
    return ['12:00', '14:00', '16:00', '18:00'].map((time) => {
      const local = `${day}T${time}`;
      return { local, at: Date.parse(`${local}Z`) - this.zoneHours * 60 * minuteMs };
    });
  }

  /**
   * Starts of tonight that overlap each other, and the turns of those who wait until who sits now leaves; who sits down now has
   * left by then.
   */
  get startsTonight(): readonly HouseStart[] {
    const first = Math.ceil((this.openedAt + 130 * minuteMs) / quarterMs) * quarterMs;
    return [0, 1, 2].map((index) => {
      const at = first + index * quarterMs;
      return { at, local: this.localTime(at) };
    });
  }

  /** A diner, of whom the history keeps what it did, unless another record is given. */
  diner(recorder = this.recorder): Diner {
    return new Diner(newCaller(this.origin, this.agent), { recorder, retryForMs: 10_000 });
  }

  /** Fills every full start. */
  async fill(): Promise<void> {
    for (const { local: time } of this.fullStarts)
      for (let table = 0; table < houseTables; table += 1) {
        const { held } = await this.diner().book(this.restaurantId, { partySize: 2, time });
        if (!held) throw new Error('a free start could not be booked');
        this.booked.push(held);
      }
  }

  /** A call of a host, sent with one id until it is answered. */
  async host(service: 'Evening' | 'Waitlist', method: string, body: object): Promise<Answer | undefined> {
    const stepId = `waiting-${process.pid}-${(this.steps += 1)}`;
    const path = `/rpc/tablewell.reservation.v1.${service}Service/${method}`;
    return insist(() => this.owner.caller.call('POST', path, { stepId, ...body }));
  }

  /** A call of a diner, from an address of its own. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer | undefined> {
    const caller = newCaller(this.origin, this.agent);
    const key = { 'idempotency-key': randomUUID() };
    return insist(() => caller.call(method, path, body, method === 'POST' ? key : {}));
  }

  /** What a number has got by SMS. */
  async heard(phone: string): Promise<readonly string[]> {
    const path = `/sandbox/api/messages?channel=sms&to=${encodeURIComponent(phone)}`;
    const { body } = need(await newCaller(this.origin, this.agent).call('GET', path), 200);
    return (body as { text: string }[]).map(({ text }) => text);
  }
}

const answeredWithinMs = 10_000;

/** Sends a call until it is answered by more than “later”; undefined without an answer in time. */
async function insist(send: () => Promise<Answer>): Promise<Answer | undefined> {
  for (const end = Date.now() + answeredWithinMs; Date.now() < end; await sleep(200)) {
    const answer = await send().catch(() => undefined);
    const isLater =
      !answer || answer.status >= 500 || answer.status === 429 || /still running/.test(answer.text);
    if (!isLater) return answer;
  }
  return undefined;
}
