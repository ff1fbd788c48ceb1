import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent } from '../product/caller';
import { dayAhead } from '../product/final-state';

/** The outcome of one request of a rush. */
export interface RushRequest {
  /** 0 when there was no answer. */
  readonly status: number;
  /** From the scheduled moment of the request, however late it was sent, to the end of the answer. */
  readonly ms: number;
  /** How late the request was sent: the load's own delay, included in `ms`. */
  readonly lateMs: number;
  /** Refused with a time after which to retry. */
  readonly isTurnedAway: boolean;
}

export interface RushOptions {
  readonly origin: string;
  readonly agent: Agent;
  /** Restaurants with more tables than a rush can fill. */
  readonly restaurantIds: readonly string[];
  /** The local time that all diners want; absent: any half hour of two months. */
  readonly start?: string;
}

const firstDay = 2;
const days = 60;
const answerWithinMs = 15_000;
/** The product's answer to requests that it refuses. */
const laterMs = 1_000;
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

/** Diners who arrive at a fixed rate, each once and from a separate address, whether or not the product keeps up. */
export class Rush {
  private diners = 0;
  private readonly dates = Array.from({ length: days }, (_, index) => dayAhead(firstDay + index));

  constructor(private readonly options: RushOptions) {}

  /** At most this many requests under way: the product's rate without overload. */
  async closed(clients: number, ms: number): Promise<RushRequest[]> {
    const all: RushRequest[] = [];
    const end = Date.now() + ms;
    const client = async () => {
      while (Date.now() < end) {
        const request = await this.book();
        all.push(request);
        if (request.isTurnedAway) await sleep(laterMs);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return all;
  }

  /** This many requests per second, for this long. */
  async open(perSecond: number, ms: number): Promise<RushRequest[]> {
    const all: Promise<RushRequest>[] = [];
    const began = performance.now();
    const count = Math.floor((perSecond * ms) / 1_000);
    while (all.length < count) {
      for (let due = began; all.length < count;) {
        due = began + (all.length * 1_000) / perSecond;
        if (due > performance.now()) break;
        all.push(this.book(due));
      }
      await sleep(2);
    }
    return Promise.all(all);
  }

  /** Uses a minimal client: the load must not take processor time from the product. */
  book(due = performance.now()): Promise<RushRequest> {
    const { origin, agent, restaurantIds, start } = this.options;
    this.diners += 1;
    const [high, middle, low] = [this.diners >> 16, this.diners >> 8, this.diners].map((part) => part & 255);
    const hour = String(Math.floor(Math.random() * 23)).padStart(2, '0');
    const body = JSON.stringify({
      name: 'Grace Hopper',
      guests: 1,
      phoneNumber: '',
      notes: '',
      reservation_time: start ?? `${pick(this.dates)}T${hour}:${pick(['00', '30'])}`,
      recaptchaToken: 'sandbox-pass',
    });
    const lateMs = performance.now() - due;
    return new Promise((resolve) => {
      let status = 0;
      let saysWhen = false;
      const end = () =>
        resolve({
          status,
          ms: performance.now() - due,
          lateMs,
          isTurnedAway: saysWhen && (status === 429 || status === 503),
        });
      agent.dispatch(
        {
          origin,
          path: `/api/reservations/${pick(restaurantIds)}`,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `11.${high}.${middle}.${low}` },
          body,
          headersTimeout: answerWithinMs,
        },
        {
          onRequestStart: () => undefined,
          onResponseStart(_controller, code, headers) {
            status = code;
            saysWhen = headers['retry-after'] !== undefined;
          },
          onResponseData: () => undefined,
          onResponseEnd: end,
          onResponseError() {
            status = 0;
            end();
          },
        },
      );
    });
  }
}

/** How many of these were accepted, per second. */
export function acceptedPerSecond(all: readonly RushRequest[], ms: number): number {
  return all.filter(({ status }) => status === 201).length / (ms / 1_000);
}
