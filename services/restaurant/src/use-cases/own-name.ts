import { hostProblem, tidyHost } from '@tablewell/restaurant-rules/own-name/host';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { noOwnName, type OwnDomain, withPlan } from '../domain/own-name';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { outdated } from './outdated-changes';
import { restaurantNotFound } from './restaurant-not-found';

interface PutOwnNameCommand {
  readonly restaurantId: string;
  readonly hidesProduct: boolean;
  /** Empty: none. */
  readonly host: string;
  /** The version that the change is based on. */
  readonly baseVersion: number;
}

/** Changes what diners see instead of the product's name (NAME-1), for members who may change the settings. */
export function putOwnName(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, hidesProduct, host: given, baseVersion }: PutOwnNameCommand,
  ): Promise<Restaurant | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const host = tidyHost(given);
    const problem = host === '' ? undefined : (hostProblem(host) ?? ownHostProblem(ports, host));
    if (problem) return invalid([{ field: 'host', message: problem }]);
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return restaurantNotFound();
    const isAllowed = (await ports.entitlements.find(restaurant.ownerId))?.whiteLabel ?? false;
    // Switching everything off needs no plan.
    if (!isAllowed && (hidesProduct || host !== '')) return planRequired();
    const before = restaurant.ownName?.domain;
    const changed = await changeRestaurant(ports, restaurantId, ['ownName'], (current) => {
      const { ownName = noOwnName } = current;
      if (baseVersion !== ownName.version) return outdated.ownName();
      const domain = host === '' ? undefined : domainOf(ports, ownName.domain, host);
      const version = current.version + 1;
      return {
        ...current,
        ownName: { hidesProduct, isAllowed, version, ...(domain ? { domain } : {}) },
        version,
      };
    });
    if (!isRefusal(changed) && before && before.host !== host)
      await ports.ownDomains.release(before.host, restaurantId);
    return changed;
  };
}

/** The same domain keeps its record; a new domain has to be proven. */
const domainOf = ({ secrets }: Ports, before: OwnDomain | undefined, host: string): OwnDomain =>
  before?.host === host ? before : { host, token: secrets.make(), isProven: false };

/** No restaurant may claim one of the product's own host names. */
function ownHostProblem({ productHosts }: Ports, host: string): string | undefined {
  const isOurs = productHosts.some((ours) => host === ours || host.endsWith(`.${ours}`));
  return isOurs ? 'This domain is not yours. Please enter one of your own' : undefined;
}

/**
 * Called after a change of the owner's plan: restaurants with a name of their own show it from then on, or no longer
 * (NAME-3). Idempotent.
 */
export function followPlan(ports: Ports) {
  return async (ownerId: string): Promise<void> => {
    const isAllowed = (await ports.entitlements.find(ownerId))?.whiteLabel ?? false;
    for (const id of await ports.restaurants.ownedBy(ownerId)) {
      const { ownName } = (await ports.restaurants.find(id)) ?? {};
      if (!ownName || ownName.isAllowed === isAllowed) continue;
      await changeRestaurant(ports, id, ['ownName'], (current) => {
        const next = withPlan(current.ownName ?? noOwnName, isAllowed);
        if (next === current.ownName) return current;
        return { ...current, ownName: next, version: current.version + 1 };
      });
      if (!isAllowed && ownName.domain) await ports.ownDomains.release(ownName.domain.host, id);
    }
  };
}

function planRequired(): Refusal {
  const message = 'Your own name and domain are part of the Enterprise plan.';
  return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'enterprise' });
}
