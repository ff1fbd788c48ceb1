import { createHash } from 'node:crypto';
import { clientNetwork } from '@tablewell/chassis/access';
import { measured } from '@tablewell/chassis/metrics';
import type { FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { withTimeout } from './deadline';
import { countsIn } from './rate-limit-counts';
import { type Counter, SignInGuard, type SignInGuardParts } from './sign-in-guard';
import { TooManyRequests } from './too-many-requests';

/** The key by which a caller is counted: an IPv4 address, or an IPv6 subscriber's /64. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientNetwork(ip);
}

/** A limit on how often one key may do something. */
interface Limit {
  /** Counts one attempt; throws the 429 if there were too many. */
  take(key: string): Promise<void>;
  /** Takes back one attempt, because it succeeded. */
  giveBack(key: string): Promise<void>;
  /** Throws the 429 if there were too many already, without counting. */
  check(key: string): Promise<void>;
}

/** The state of a limit after a call was counted. */
export interface Counted {
  readonly points: number;
  /** The window in which as many calls are allowed. */
  readonly seconds: number;
  /** How many calls are left until the count begins again. */
  readonly left: number;
  readonly resetSeconds: number;
  /** There were too many. */
  readonly refusal: TooManyRequests | undefined;
}

/** Every limit of the gateway; sizes are settings. */
export interface Limits {
  /** Sign-in attempts of one network on one account. */
  readonly signIn: Limit;
  /** Sign-in attempts of one network on all accounts. */
  readonly signInByNetwork: Limit;
  /** Sign-in attempts of all networks on one account. */
  readonly signInGuard: SignInGuard;
  /** Challenges of passkeys that one network asks for: each sign-in page that is opened asks for one. */
  readonly passkeyChallenges: Limit;
  /** Failed sign-ins of one network with passkeys: they cost a look-up each, and guess nothing. */
  readonly failedPasskeys: Limit;
  readonly signUp: Limit;
  /** Sign-ups of one network without a captcha token. */
  readonly signUpWithoutCaptcha: Limit;
  /** Mails to one account requested by one network. */
  readonly mail: Limit;
  readonly mailByNetwork: Limit;
  /**
   * Mails to one account requested by all networks; above the limit, requests are answered as usual and no mail is
   * sent.
   */
  readonly mailByAccount: Limit;
  readonly unknownIds: Limit;
  /** API keys and tokens of SCIM that one network presents and that are not alive. */
  readonly unknownKeys: Limit;
  /** Calls of one API key. */
  readonly keyCalls: { count(keyId: string): Promise<Counted> };
  /** Calls of one token of SCIM. */
  readonly scimCalls: { count(token: string): Promise<Counted> };
  readonly bookings: Limit;
  /** Pictures that one member uploads. */
  readonly uploads: Limit;
  /** Pictures that the members of one restaurant upload for it. */
  readonly uploadsOfRestaurant: Limit;
  /** Notes of diners of one network after booking. */
  readonly dinerNotes: Limit;
  /** Holds that one network makes or releases: each makes the restaurant's cached times outdated. */
  readonly holds: Limit;
  /** Answers to one network without a session that are kept for an Idempotency-Key. */
  readonly keptAnswers: Limit;
  /** Queries about a range of dates that need a new answer. */
  readonly dayRangeQueries: Limit;
  /** Errors that the pages of one network report. */
  readonly pageErrors: Limit;
  /** Webhooks of one network whose signature is wrong. */
  readonly badSignatures: Limit;
}

interface LimitSizes {
  readonly SIGN_IN_TRIES: number;
  readonly SIGN_IN_TRIES_BY_NETWORK: number;
  readonly SIGN_IN_FREE_FAILURES: number;
  readonly SIGN_UP_TRIES: number;
  readonly SIGN_UPS_WITHOUT_CAPTCHA: number;
  readonly MAIL_REQUESTS: number;
  readonly UNKNOWN_IDS: number;
  readonly KEY_CALLS: number;
  readonly PUBLIC_BOOKINGS: number;
  readonly UPLOADS_HOURLY: number;
  readonly PUBLIC_HOLDS: number;
  readonly PUBLIC_KEYS_HOURLY: number;
}

/** The devices of a restaurant share an address; a page reports at most ten errors. */
const maxPageErrors = 100;
/** A provider signs all webhooks; after a change of its key, its first ones may be refused. */
const maxBadSignatures = 30;
/** The guests of one company may share an address; a reservation takes at most a dozen notes. */
const maxDinerNotes = 60;

/** A range costs up to six weeks of decisions. A page requests one when it opens, and one for each month of its calendar. */
const maxDayRangeQueries = 60;

/** The devices of a restaurant share an address; a page asks again every few minutes. */
const maxPasskeyChallenges = 300;

/**
 * A store that takes this long hangs, and is treated as unavailable. A store that counts a rush on one key is only
 * slow.
 */
const storeTimeoutMs = { check: 1_000, count: 4_000 };

/**
 * Counted in the store, so that a limit holds across gateways and restarts. While the store is down each gateway
 * counts in memory: a limit must not prevent bookings.
 */
export function createLimits(
  connection: Connection,
  sizes: LimitSizes,
  { pause }: Pick<SignInGuardParts, 'pause'> = {},
): Limits {
  const refusal = (name: string, state: RateLimiterRes) => {
    measured.limited.add({ limit: name });
    return new TooManyRequests(name, Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  };
  const counted = countsIn(connection);
  const counter = (name: string, seconds: number): Counter => {
    const { memory, limiter } = counted(name, Number.MAX_SAFE_INTEGER, seconds);
    // These records outlive those of a limit, so their keys are hashed: no personal data.
    const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
    return {
      async count(key) {
        const state = await withTimeout(storeTimeoutMs.check, limiter.get(hashed(key)), () =>
          memory.get(hashed(key)),
        );
        return state?.consumedPoints ?? 0;
      },
      async add(key) {
        await withTimeout(storeTimeoutMs.count, limiter.consume(hashed(key)), () =>
          memory.consume(hashed(key)),
        );
      },
    };
  };
  const limit = (name: string, points: number, seconds: number): Limit => {
    const { memory, limiter } = counted(name, points, seconds);
    return {
      async take(key) {
        try {
          await withTimeout(storeTimeoutMs.count, limiter.consume(key), () => memory.consume(key));
        } catch (state) {
          if (state instanceof Error) throw state;
          throw refusal(name, state as RateLimiterRes);
        }
      },
      async giveBack(key) {
        await withTimeout(storeTimeoutMs.count, limiter.reward(key), () => memory.reward(key));
      },
      async check(key) {
        const state = await withTimeout(storeTimeoutMs.check, limiter.get(key), () => memory.get(key));
        if (state && state.consumedPoints > points) throw refusal(name, state);
      },
    };
  };
  /**
   * Counts a call and returns the state. Once there were too many, the store is not asked until the count begins again.
   */
  const told = (name: string, points: number, seconds: number) => {
    const { memory, limiter } = counted(name, points, seconds, points + 1);
    return {
      async count(key: string): Promise<Counted> {
        const state = await withTimeout(storeTimeoutMs.count, limiter.consume(key), () =>
          memory.consume(key),
        ).catch((over: unknown) => {
          if (over instanceof Error) throw over;
          return over as RateLimiterRes;
        });
        const resetSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
        // A count that was not looked up, because its period has ended, has no points.
        const isOver = state.consumedPoints > points || (state.consumedPoints === 0 && points > 0);
        const left = isOver ? 0 : points - state.consumedPoints;
        return { points, seconds, left, resetSeconds, refusal: isOver ? refusal(name, state) : undefined };
      },
    };
  };
  /** Counted per gateway process: a booking must not wait for another write. */
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
    passkeyChallenges: inMemory('passkey-challenge', maxPasskeyChallenges, 300),
    failedPasskeys: inMemory('failed-passkey', maxPasskeyChallenges, 300),
    signUp: limit('sign-up', sizes.SIGN_UP_TRIES, 600),
    signUpWithoutCaptcha: limit('sign-up-captcha', sizes.SIGN_UPS_WITHOUT_CAPTCHA, 600),
    mail: limit('mail', sizes.MAIL_REQUESTS, 900),
    mailByNetwork: limit('mail-network', sizes.MAIL_REQUESTS * 10, 900),
    mailByAccount: limit('mail-account', sizes.MAIL_REQUESTS * 4, 900),
    uploads: limit('uploads', sizes.UPLOADS_HOURLY, 3_600),
    uploadsOfRestaurant: limit('uploads-restaurant', sizes.UPLOADS_HOURLY, 3_600),
    bookings: inMemory('booking', sizes.PUBLIC_BOOKINGS, 600),
    dinerNotes: inMemory('diner-note', maxDinerNotes, 600),
    dayRangeQueries: inMemory('day-range', maxDayRangeQueries, 60),
    holds: inMemory('hold', sizes.PUBLIC_HOLDS, 600),
    keptAnswers: inMemory('idempotency-key', sizes.PUBLIC_KEYS_HOURLY, 3_600),
    pageErrors: inMemory('page-error', maxPageErrors, 600),
    badSignatures: inMemory('bad-signature', maxBadSignatures, 60),
    unknownIds: limit('unknown-id', sizes.UNKNOWN_IDS, 60),
    unknownKeys: limit('unknown-key', sizes.UNKNOWN_IDS, 60),
    keyCalls: told('key', sizes.KEY_CALLS, 60),
    scimCalls: told('scim', sizes.KEY_CALLS, 60),
  };
}
