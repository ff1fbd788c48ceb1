import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, type Answer, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';

/** What became of one request of a rush. */
export interface Asked {
  readonly status: number;
  readonly ms: number;
  /** Turned away with word of when to come back. */
  readonly isTurnedAway: boolean;
}

export interface RushOptions {
  readonly origin: string;
  readonly agent: Agent;
  /** Restaurants with more room than a rush can fill. */
  readonly restaurantIds: readonly string[];
}

const firstDay = 2;
const days = 60;
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

/** Diners who come by themselves, each once and from an address of their own, whether the product keeps up or not. */
export class Rush {
  constructor(private readonly options: RushOptions) {}

  /** So many requests under way at any time: what the product does when nobody hurries it. */
  async closed(clients: number, ms: number): Promise<Asked[]> {
    const all: Asked[] = [];
    const end = Date.now() + ms;
    const client = async () => {
      while (Date.now() < end) all.push(await this.book());
    };
    await Promise.all(Array.from({ length: clients }, client));
    return all;
  }

  /** So many requests each second, for so long. */
  async open(perSecond: number, ms: number): Promise<Asked[]> {
    const all: Promise<Asked>[] = [];
    const began = performance.now();
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - began) {
      const due = Math.floor((elapsed / 1_000) * perSecond);
      while (all.length < due) all.push(this.book());
      await sleep(5);
    }
    return Promise.all(all);
  }

  async book(): Promise<Asked> {
    const { origin, agent, restaurantIds } = this.options;
    const day = dayAhead(firstDay + Math.floor(Math.random() * days));
    const hour = String(Math.floor(Math.random() * 23)).padStart(2, '0');
    const body = {
      name: 'Grace Hopper',
      guests: 1,
      phoneNumber: '',
      notes: '',
      reservation_time: `${day}T${hour}:${pick(['00', '30'])}`,
      recaptchaToken: 'sandbox-pass',
    };
    const began = performance.now();
    const answer = await newCaller(origin, agent)
      .call('POST', `/api/reservations/${pick(restaurantIds)}`, body)
      .catch(() => undefined);
    return {
      status: answer?.status ?? 0,
      ms: performance.now() - began,
      isTurnedAway: answer !== undefined && isTurnedAway(answer),
    };
  }
}

function isTurnedAway({ status, headers }: Answer): boolean {
  return (status === 429 || status === 503) && headers['retry-after'] !== undefined;
}

/** How many of these were accepted, by the second. */
export function acceptedPerSecond(all: readonly Asked[], ms: number): number {
  return all.filter(({ status }) => status === 201).length / (ms / 1_000);
}
