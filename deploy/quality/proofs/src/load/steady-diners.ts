import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, type Answer, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { timeOf } from './full-day';

/** What diners met in one phase: times in milliseconds, and the calls that failed, in words. */
export interface Dined {
  readonly looks: number[];
  readonly bookings: number[];
  readonly failures: string[];
}

const firstDay = 10;
const days = 60;

/** Diners who arrive at a fixed rate, each from an address of its own. Each loads the times of a day and books one of them. */
export class SteadyDiners {
  private diners = 0;

  constructor(
    private readonly options: {
      readonly origin: string;
      readonly agent: Agent;
      /** Restaurants with more tables than they can fill; diners go to each in turn. */
      readonly restaurantIds: readonly string[];
      readonly perSecond: number;
    },
  ) {}

  /** Starts each diner on schedule, whether or not earlier diners have their answers: slow answers do not lower the rate. */
  async come(ms: number): Promise<Dined> {
    const dined: Dined = { looks: [], bookings: [], failures: [] };
    const { perSecond } = this.options;
    const began = performance.now();
    const all: Promise<void>[] = [];
    for (let due = began; due < began + ms; due = began + (all.length * 1_000) / perSecond) {
      await sleep(Math.max(0, due - performance.now()));
      all.push(this.dine(dined));
    }
    await Promise.all(all);
    return dined;
  }

  private async dine({ looks, bookings, failures }: Dined): Promise<void> {
    const { origin, agent, restaurantIds } = this.options;
    const count = (this.diners += 1);
    const restaurantId = restaurantIds[count % restaurantIds.length] ?? '';
    const date = dayAhead(firstDay + (Math.floor(count / restaurantIds.length) % days));
    const caller = newCaller(origin, agent);
    const timed = async (what: string, took: number[], right: number, send: () => Promise<Answer>) => {
      const began = performance.now();
      const status = await send().then(
        (answer) => answer.status,
        () => 0,
      );
      took.push(performance.now() - began);
      if (status !== right) failures.push(`a diner's ${what} was answered ${status || 'nothing'}`);
    };
    const path = `/api/restaurant/public/${restaurantId}/availability?date=${date}&guests=2`;
    await timed('look', looks, 200, () => caller.call('GET', path));
    const party = {
      name: 'Grace Hopper',
      guests: 2,
      reservation_time: `${date}T${timeOf(count)}`,
      recaptchaToken: 'sandbox-pass',
    };
    await timed('booking', bookings, 201, () =>
      caller.call('POST', `/api/reservations/${restaurantId}`, party),
    );
  }
}
