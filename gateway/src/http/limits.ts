import { createHash } from 'node:crypto';
import { clientNetwork, measured } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible';
import { unlessItHangs } from './in-time';
import { type Counter, SignInGuard, type SignInGuardParts } from './sign-in-guard';
import { TooMany } from './too-many';

/** What a caller is counted under: the address, or all of an IPv6 subscriber's. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientNetwork(ip);
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
  /** Tries of one network at one account. */
  readonly signIn: Limit;
  /** Tries of one network at all accounts. */
  readonly signInByNetwork: Limit;
  /** Tries of all networks at one account. */
  readonly signInGuard: SignInGuard;
  readonly signUp: Limit;
  /** Sign-ups of one network that bring no proof of being a person. */
  readonly signUpWithoutCaptcha: Limit;
  /** Mails to one account that one network asks for. */
  readonly mail: Limit;
  readonly mailByNetwork: Limit;
  /** Mails to one account that all networks ask for; what is over is answered as usual and not sent. */
  readonly mailByAccount: Limit;
  readonly unknownIds: Limit;
  readonly bookings: Limit;
}

export interface LimitSizes {
  readonly SIGN_IN_TRIES: number;
  readonly SIGN_IN_TRIES_BY_NETWORK: number;
  readonly SIGN_IN_FREE_FAILURES: number;
  readonly SIGN_UP_TRIES: number;
  readonly SIGN_UPS_WITHOUT_CAPTCHA: number;
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
export function createLimits(
  connection: Connection,
  sizes: LimitSizes,
  { pause }: Pick<SignInGuardParts, 'pause'> = {},
): Limits {
  const refusal = (name: string, state: RateLimiterRes) => {
    measured.limited.add({ limit: name });
    return new TooMany(name, Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  };
  const counted = (name: string, points: number, seconds: number) => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const limiter = new RateLimiterMongo({
      storeClient: connection,
      tableName: 'rate_limits',
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: memory,
    });
    return { memory, limiter };
  };
  const counter = (name: string, seconds: number): Counter => {
    const { memory, limiter } = counted(name, Number.MAX_SAFE_INTEGER, seconds);
    // These are kept longer than a limit is: they name no person.
    const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
    return {
      async count(key) {
        const state = await unlessItHangs(hangsMs.check, limiter.get(hashed(key)), () =>
          memory.get(hashed(key)),
        );
        return state?.consumedPoints ?? 0;
      },
      async add(key) {
        await unlessItHangs(hangsMs.count, limiter.consume(hashed(key)), () => memory.consume(hashed(key)));
      },
    };
  };
  const limit = (name: string, points: number, seconds: number): Limit => {
    const { memory, limiter } = counted(name, points, seconds);
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
    signInByNetwork: limit('sign-in-network', sizes.SIGN_IN_TRIES_BY_NETWORK, 300),
    signInGuard: new SignInGuard({
      failures: counter('sign-in-failures', 3_600),
      known: counter('sign-in-known', 30 * 86_400),
      free: sizes.SIGN_IN_FREE_FAILURES,
      ...(pause ? { pause } : {}),
    }),
    signUp: limit('sign-up', sizes.SIGN_UP_TRIES, 600),
    signUpWithoutCaptcha: limit('sign-up-captcha', sizes.SIGN_UPS_WITHOUT_CAPTCHA, 600),
    mail: limit('mail', sizes.MAIL_REQUESTS, 900),
    mailByNetwork: limit('mail-address', sizes.MAIL_REQUESTS * 10, 900),
    mailByAccount: limit('mail-account', sizes.MAIL_REQUESTS * 4, 900),
    bookings: inMemory('booking', sizes.PUBLIC_BOOKINGS, 600),
    unknownIds: limit('unknown-id', sizes.UNKNOWN_IDS, 60),
  };
}
