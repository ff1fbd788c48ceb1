import { AdmissionQueue, type QueueOptions } from './admission-queue';
import type { QueueName } from './queue-of-request';

export interface AdmissionSizes {
  /** Requests without a session that are under way at once, reads and bookings each, including those that wait. */
  readonly PUBLIC_AT_ONCE: number;
  /** How long a request without a session should take; slower ones lower how many run at once. 0: no adaptive limit. */
  readonly PUBLIC_TARGET_MS: number;
  /** Requests to sign in, sign up or renew a session under way at once. */
  readonly ENTRANCE_AT_ONCE: number;
  /** Requests of signed-in users that are under way at once. */
  readonly MEMBERS_AT_ONCE: number;
  /** Requests that are under way at once and wait for an outside provider: checkouts, invoices, Google sign-ins. */
  readonly PROVIDERS_AT_ONCE: number;
  /** Webhooks of providers that are under way at once. */
  readonly WEBHOOKS_AT_ONCE: number;
  /** Bookings that wait for the captcha's provider at once. */
  readonly CAPTCHAS_AT_ONCE: number;
  /** Bodies that are being received at once. */
  readonly BODIES_AT_ONCE: number;
}

/** Enough to keep the services busy; more requests at once would only wait for each other and delay owners. */
const minPublic = 5;
/** A burst is worked off within seconds; under lasting overload waiting does not help. */
const waitMs = { burst: 4_000, overload: 1_500 };

/**
 * The requests of one user at once. A dashboard sends some ten when it opens, of which the last ones wait for some
 * milliseconds; without this bound, one user's slow requests would occupy the services.
 */
const ofOneUser = { atOnce: 8, waiting: 40, waitMs: 8_000 };

/** The admission queues by their names. */
export function queuesOf(sizes: AdmissionSizes): Record<QueueName, AdmissionQueue> {
  const { PUBLIC_AT_ONCE: max, PUBLIC_TARGET_MS: targetMs, CAPTCHAS_AT_ONCE: maxPaused } = sizes;
  const fixed = (size: number, more: Pick<QueueOptions, 'ofOneTenant'> = {}) =>
    new AdmissionQueue({
      ...more,
      min: size,
      max: size,
      targetMs: Infinity,
      waitMs: { burst: 0, overload: 0 },
      maxPaused,
    });
  const adaptive = () =>
    targetMs ? new AdmissionQueue({ min: minPublic, max, targetMs, waitMs, maxPaused }) : fixed(max);
  return {
    reads: adaptive(),
    bookings: adaptive(),
    entrance: fixed(sizes.ENTRANCE_AT_ONCE),
    members: fixed(sizes.MEMBERS_AT_ONCE, { ofOneTenant: ofOneUser }),
    providers: fixed(sizes.PROVIDERS_AT_ONCE),
    webhooks: fixed(sizes.WEBHOOKS_AT_ONCE),
  };
}
