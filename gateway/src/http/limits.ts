import { measured, Refusal } from '@tablewell/chassis';
import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible';
import { unlessItHangs } from './in-time';

const tooMany = 'Too many requests. Please wait a few minutes before trying again.';

/** A 429 that knows when to come back. */
export class TooMany extends Refusal {
  constructor(
    name: string,
    readonly retryAfterSeconds: number,
  ) {
    super('too-many', `too-many-${name}`, tooMany);
  }
}

/** A limit on how often one key may do something. */
export interface Limit {
  /** Counts one try; throws the 429 when there were too many. */
  take(key: string): Promise<void>;
  /** Takes one try back: it was a good one. */
  giveBack(key: string): Promise<void>;
  /** Throws the 429 when there were too many already, without counting. */
  check(key: string): Promise<void>;
}

/** Every limit of the gateway; sizes are settings. */
export interface Limits {
  readonly signIn: Limit;
  readonly signUp: Limit;
  readonly mail: Limit;
  readonly mailByAddress: Limit;
  readonly unknownIds: Limit;
  readonly bookings: Limit;
}

export interface LimitSizes {
  readonly SIGN_IN_TRIES: number;
  readonly SIGN_UP_TRIES: number;
  readonly MAIL_REQUESTS: number;
  readonly UNKNOWN_IDS: number;
  readonly PUBLIC_BOOKINGS: number;
}

/** A store that takes this long hangs, and is as good as away. One that counts a storm on one key is only slow. */
const hangsMs = { check: 1_000, count: 4_000 };

/**
 * Counted in the store, so that a limit holds across gateways and restarts. While the store is away each gateway
 * counts for itself: a limit must not be what stops a booking.
 */
export function createLimits(connection: Connection, sizes: LimitSizes): Limits {
  const refusal = (name: string, state: RateLimiterRes) => {
    measured.limited.add({ limit: name });
    return new TooMany(name, Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  };
  const limit = (name: string, points: number, seconds: number): Limit => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const limiter = new RateLimiterMongo({
      storeClient: connection,
      tableName: 'rate_limits',
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: memory,
    });
    return {
      async take(key) {
        try {
          await unlessItHangs(hangsMs.count, limiter.consume(key), () => memory.consume(key));
        } catch (state) {
          if (state instanceof Error) throw state;
          throw refusal(name, state as RateLimiterRes);
        }
      },
      async giveBack(key) {
        await unlessItHangs(hangsMs.count, limiter.reward(key), () => memory.reward(key));
      },
      async check(key) {
        const state = await unlessItHangs(hangsMs.check, limiter.get(key), () => memory.get(key));
        if (state && state.consumedPoints > points) throw refusal(name, state);
      },
    };
  };
  /** Counted by each gateway for itself: a booking must not wait for one more write. */
  const inMemory = (name: string, points: number, seconds: number): Limit => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    return {
      async take(key) {
        try {
          await memory.consume(key);
        } catch (state) {
          throw refusal(name, state as RateLimiterRes);
        }
      },
      async giveBack(key) {
        await memory.reward(key);
      },
      async check(key) {
        const state = await memory.get(key);
        if (state && state.consumedPoints > points) throw refusal(name, state);
      },
    };
  };
  return {
    signIn: limit('sign-in', sizes.SIGN_IN_TRIES, 300),
    signUp: limit('sign-up', sizes.SIGN_UP_TRIES, 600),
    mail: limit('mail', sizes.MAIL_REQUESTS, 900),
    mailByAddress: limit('mail-address', sizes.MAIL_REQUESTS * 10, 900),
    bookings: inMemory('booking', sizes.PUBLIC_BOOKINGS, 600),
    unknownIds: limit('unknown-id', sizes.UNKNOWN_IDS, 60),
  };
}
