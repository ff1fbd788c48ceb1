import { AdmissionQueue, type QueueOptions } from './admission-queue';
import type { QueueName } from './queue-of-request';

export interface AdmissionSizes {
  /** Requests without a session that are under way at once, reads and bookings each, including those that wait. */
  readonly PUBLIC_AT_ONCE: number;
  /** How many of them run at once, reads and bookings each; the others wait. */
  readonly PUBLIC_RUNNING: number;
  /** Requests to sign in, sign up or renew a session under way at once. */
  readonly ENTRANCE_AT_ONCE: number;
  /** How many requests of signed-in users run at once; the same number applies to API keys and to SCIM. */
  readonly MEMBERS_AT_ONCE: number;
  /**
   * How many requests that wait for an outside provider run at once: checkouts, invoices and sign-ins by Google; the same number
   * applies to sign-ins by the providers of companies. More wait.
   */
  readonly PROVIDERS_AT_ONCE: number;
  /** Webhooks of providers that are under way at once. */
  readonly WEBHOOKS_AT_ONCE: number;
  /** Bookings that wait for the captcha's provider at once. */
  readonly CAPTCHAS_AT_ONCE: number;
  /** Bodies that are being received at once. */
  readonly BODIES_AT_ONCE: number;
}

/**
 * How long a request waits for a permit. A burst passes within seconds, so a request waits if it can still be answered
 * before its deadline of 4.5 s; in a lasting overload a longer wait does not help.
 */
const waitMs = { burst: 4_000, overload: 1_500 };

/**
 * How many requests of one user run at once. A dashboard sends about ten when it opens, and the last of them wait for a
 * few milliseconds; without this bound, one user's slow requests would occupy the services. A loop of quick requests is
 * slowed down after a burst; six tablets that read the evening again at each step of a rush send less. The evening of a
 * busy restaurant with 150 parties counts as four requests.
 */
const ofOneUser = {
  ...{ atOnce: 8, waiting: 40, waitMs: 8_000 },
  pace: { burst: 600, perSecond: 10, bytesOfOne: 32 * 1024 },
};

/**
 * The calls of all keys of one restaurant (KEY-6). No person waits for them, so they get less than a member's. Their pace is
 * that of one key's limit, ten a second, as long as they are quick: ten searches or lists of a busy day a second are
 * noticed by the diners of other restaurants.
 */
export const ofKeysOfOneRestaurant = {
  ...{ atOnce: 2, waiting: 40, waitMs: ofOneUser.waitMs },
  pace: { ...ofOneUser.pace, burst: 60, msOfOne: 15 },
};

/** The people whom one provider may add (SSO-8). */
const maxScimPeople = 2_000;
/**
 * The calls of one token of SCIM (SSO-15). Looking a person up and adding them counts as two or three calls, also on a busy machine, so
 * that two thousand people come in a quarter of an hour.
 */
const ofScimToken = { ...ofKeysOfOneRestaurant, pace: { ...ofKeysOfOneRestaurant.pace, msOfOne: 100 } };

/**
 * The writes of one user: once they have taken a minute together, they get a sixteenth of the time. A host's step takes
 * less than 0.1 s, so 600 steps may follow each other, and after that one every two seconds.
 */
export const writesOfOneUser = {
  ...{ burstMs: 60_000, share: 1 / 16, maxMs: 400 },
  ...{ waitMs: ofOneUser.waitMs, waiting: ofOneUser.waiting },
};

/**
 * The writes of all keys of one restaurant: about a hundred at once, one page of what a partner has stored meanwhile.
 */
export const writesOfKeys = { ...writesOfOneUser, burstMs: 10_000 };

/**
 * The writes of one token of SCIM: first as long at a stretch as a company of the largest size takes (SSO-8), if none takes longer than
 * a member's may count as. Each counts as the whole time that it takes. After that, one of more than half a second has the next one
 * refused at first instead of waiting, which people should not see, but a provider repeats.
 */
export const writesOfScim = {
  ...writesOfOneUser,
  burstMs: maxScimPeople * writesOfOneUser.maxMs,
  maxMs: Infinity,
};

/**
 * A reply of a guest counts for the guest's number and for the sender that it was sent to; hundreds of numbers may
 * write at once. None of them may take all permits that are free, so that a number or sender with no request under way
 * finds one: a provider does not deliver a refused reply again.
 */
const ofOneNumber = { multipleOfFree: 0.25, tenants: { multipleOfTenant: 2, isNested: true } };
/** A provider waits 15 s for an answer. */
const webhookWaitMs = { burst: 10_000, overload: 10_000 };
const maxWaitingWebhooks = 1_000;
/**
 * A company’s people sign in when their shift begins, and many of its requests end within milliseconds, such as those that are refused because its
 * provider is late (SSO-11): a burst of them must not have the sign-ins of others refused.
 */
const maxWaitingForProviders = 400;
/** Webhooks from networks that have not yet sent a valid signature: the first one of a provider, or forged ones. */
const strangers = { atOnce: 4, max: 64 };

/** The admission queues by their names. */
export function queuesOf(sizes: AdmissionSizes): Record<QueueName, AdmissionQueue> {
  const { PUBLIC_AT_ONCE: max, PUBLIC_RUNNING: running, CAPTCHAS_AT_ONCE: maxPaused } = sizes;
  const fixed = (size: number, more: Pick<QueueOptions, 'ofOneTenant'> = {}) =>
    new AdmissionQueue({
      ...more,
      atOnce: size,
      max: size,
      waitMs: { burst: 0, overload: 0 },
      maxPaused,
    });
  const waiting = () => new AdmissionQueue({ atOnce: Math.min(running, max), max, waitMs, maxPaused });
  const waitingForProviders = () =>
    new AdmissionQueue({
      atOnce: sizes.PROVIDERS_AT_ONCE,
      max: sizes.PROVIDERS_AT_ONCE + maxWaitingForProviders,
      waitMs,
      // A first sign-in by Google has a captcha.
      maxPaused,
    });
  return {
    reads: waiting(),
    bookings: waiting(),
    entrance: fixed(sizes.ENTRANCE_AT_ONCE),
    members: fixed(sizes.MEMBERS_AT_ONCE, { ofOneTenant: ofOneUser }),
    keys: fixed(sizes.MEMBERS_AT_ONCE, { ofOneTenant: ofKeysOfOneRestaurant }),
    scim: fixed(sizes.MEMBERS_AT_ONCE, { ofOneTenant: ofScimToken }),
    providers: waitingForProviders(),
    sso: waitingForProviders(),
    webhooks: new AdmissionQueue({
      ...ofOneNumber,
      atOnce: sizes.WEBHOOKS_AT_ONCE,
      max: sizes.WEBHOOKS_AT_ONCE + maxWaitingWebhooks,
      waitMs: webhookWaitMs,
    }),
    strangers: new AdmissionQueue({ atOnce: strangers.atOnce, max: strangers.max, waitMs }),
  };
}
