import { isHost, proofRecordOf } from '@tablewell/restaurant-rules/own-name/host';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { afterLookUp, checkEveryMs } from '../domain/own-name';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { restaurantNotFound } from './restaurant-not-found';

/** Looks up the proof of a restaurant's domain (NAME-2), for members who may change the settings. */
export function checkOwnDomain(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Restaurant | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return restaurantNotFound();
    const { domain, isAllowed } = restaurant.ownName ?? {};
    if (!domain || !isAllowed) return notFound('There is no domain to check.');
    const tokens = await ports.lookUpTokens(proofRecordOf(domain.host));
    if (!tokens) return dnsUnavailable();
    if (!tokens.includes(domain.token)) return invalid([{ field: 'domain', message: missing(domain.host) }]);
    const checkAt = new Date(ports.clock().getTime() + checkEveryMs);
    const { host, token } = domain;
    if (!(await ports.ownDomains.claim({ host, restaurantId, token, missingSince: null, checkAt })))
      return taken();
    const changed = await markProven(ports, restaurantId, host, true);
    // The domain was changed or removed in the meantime.
    if (isRefusal(changed) || changed.ownName?.domain?.host !== host)
      await ports.ownDomains.release(host, restaurantId);
    return changed;
  };
}

/** The restaurant of a proven domain. */
export function findOwnDomain(ports: Ports) {
  return async (host: string): Promise<string | Refusal> => {
    const found = isHost(host) ? await ports.ownDomains.find(host) : undefined;
    return found?.restaurantId ?? notFound('This domain is not known.');
  };
}

/** The most domains that one run of the job looks up; the next run continues. */
const maxPerRun = 50;

/** Looks up proofs again, and releases domains whose proof has been missing for seven days (NAME-3). */
export function watchOwnDomains(ports: Ports) {
  return async (): Promise<void> => {
    for (const domain of await ports.ownDomains.due(ports.clock(), maxPerRun)) {
      const tokens = await ports.lookUpTokens(proofRecordOf(domain.host));
      const next = afterLookUp(domain, tokens, ports.clock());
      if (next !== 'released') {
        await ports.ownDomains.replace(domain, next);
        continue;
      }
      // The restaurant is changed first: links to a domain that is no longer served are worse than a domain that is
      // served a little longer.
      await markProven(ports, domain.restaurantId, domain.host, false);
      await ports.ownDomains.release(domain.host, domain.restaurantId);
    }
  };
}

/**
 * Records on the restaurant whether its domain is proven; a restaurant that has another domain by then is not changed.
 */
const markProven = (ports: Ports, restaurantId: string, host: string, isProven: boolean) =>
  changeRestaurant(ports, restaurantId, ['ownName'], (current) => {
    const { ownName } = current;
    if (!ownName?.domain || ownName.domain.host !== host || ownName.domain.isProven === isProven)
      return current;
    const domain = { ...ownName.domain, isProven };
    return { ...current, ownName: { ...ownName, domain }, version: current.version + 1 };
  });

const missing = (host: string): string =>
  `The record ${proofRecordOf(host)} was not found, or has another value. New records can take an hour to be seen.`;

function taken(): Refusal {
  const message =
    'This domain belongs to another restaurant. It is free a week after that one’s record is gone.';
  return new Refusal('conflict', 'domain-taken', message);
}

function dnsUnavailable(): Refusal {
  const message = 'The domain’s name servers did not answer. Please try again in a moment.';
  return new Refusal('unavailable', 'dns-unavailable', message);
}
