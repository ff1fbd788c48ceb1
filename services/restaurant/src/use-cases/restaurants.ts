import { sanitise } from '@tablewell/booking-rules';
import { settingsProblems, type SettingsChange, tidy } from '@tablewell/booking-rules/settings';
import { isZone } from '@tablewell/booking-rules/zone';
import { type Actor, refuseStrangers, refuseWithout } from '@tablewell/chassis';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { defaultLayoutName } from '../domain/layout';
import { newRestaurant, type Restaurant } from '../domain/restaurant';
import { unknownCountries } from '../domain/texting-countries';
import type { Ports } from '../ports';

const attempts = 8;
const missing = () => notFound('Restaurant not found.');

/** What a restaurant begins with. */
export interface Founding {
  readonly ownerId: string;
  readonly name: string;
  /** An IANA zone; anything else is UTC. */
  readonly timezone: string;
  readonly email: string;
}

/** Makes a restaurant under an id chosen before, as sign-up does: by a call and by an event, whichever is first. */
export function foundRestaurant(ports: Ports) {
  return async (id: string, founding: Founding): Promise<Restaurant | Refusal> => {
    const name = sanitise(founding.name);
    const problems = settingsProblems({ name });
    if (problems.length > 0) return invalid(problems);
    const timezone = isZone(founding.timezone) ? founding.timezone : 'UTC';
    const restaurant = newRestaurant({ ...founding, id, name, timezone, periodId: ports.newId() });
    if (!(await ports.restaurants.insert(restaurant, [ports.facts.created(restaurant)]))) {
      return (await ports.restaurants.find(id)) ?? missing();
    }
    const main = { id: `${id}-main`, restaurantId: id, name: defaultLayoutName };
    // It comes with the restaurant: nobody made it.
    await ports.layouts.insert({ ...main, version: 1, fixedComponents: [] }, []);
    return restaurant;
  };
}

/** Adds a further restaurant, for owners whose plan includes it (spec owner §5). */
export function addRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, founding: Founding): Promise<Restaurant | Refusal> => {
    if (!actor) return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
    const problems = settingsProblems({ name: sanitise(founding.name) });
    if (problems.length > 0) return invalid(problems);
    const id = ports.newId();
    const limit = `restaurants of ${actor.userId}`;
    const refused = await ports.claims.take(limit, id, (underWay) =>
      refuseOverPlan(ports, actor.userId, underWay),
    );
    if (refused) return refused;
    const first = actor.memberships[0] && (await ports.restaurants.find(actor.memberships[0].restaurantId));
    const timezone = founding.timezone || (first?.timezone ?? 'UTC');
    const made = await foundRestaurant(ports)(id, { ...founding, timezone, ownerId: actor.userId });
    await ports.claims.release(limit, id);
    if (!isRefusal(made)) await ports.grantOwner(actor.userId, made.id);
    return made;
  };
}

async function refuseOverPlan(
  { entitlements, restaurants }: Pick<Ports, 'entitlements' | 'restaurants'>,
  ownerId: string,
  underWay: readonly string[],
): Promise<Refusal | undefined> {
  const most = (await entitlements.find(ownerId))?.maxRestaurants ?? 1;
  if (most === 0) return undefined;
  const standing = await restaurants.ownedBy(ownerId);
  if (new Set([...standing, ...underWay]).size < most) return undefined;
  const message = 'Adding another restaurant is part of the Enterprise plan.';
  return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'enterprise' });
}

/** One restaurant, for its members. */
export function getRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<Restaurant | Refusal> =>
    refuseStrangers(actor, id) ?? (await ports.restaurants.find(id)) ?? missing();
}

/** One restaurant, for anyone: the caller shows what the public may know. */
export function getPublicRestaurant(ports: Ports) {
  return async (id: string): Promise<Restaurant | Refusal> => (await ports.restaurants.find(id)) ?? missing();
}

/** The restaurants of a member, in the order of joining. */
export function listRestaurants(ports: Ports) {
  return async (actor: Actor | undefined): Promise<Restaurant[]> => {
    const ids = actor?.memberships.map(({ restaurantId }) => restaurantId) ?? [];
    const found = await ports.restaurants.findAll(ids);
    return ids.flatMap((id) => found.find((restaurant) => restaurant.id === id) ?? []);
  };
}

/** Changes settings: for members. What is absent stays. */
export function updateRestaurant(ports: Ports) {
  return async (
    actor: Actor | undefined,
    id: string,
    change: SettingsChange,
  ): Promise<Restaurant | Refusal> => {
    const stranger = refuseWithout('settings', actor, id);
    if (stranger) return stranger;
    const tidied = tidy(change);
    const wrong = settingsProblems(tidied);
    const problems = wrong.length > 0 ? wrong : countryProblems(tidied);
    if (problems.length > 0) return invalid(problems);
    const operatingPeriods = tidied.operatingPeriods?.map((period) => ({
      ...period,
      id: period.id || ports.newId(),
    }));
    for (let attempt = 0; attempt < attempts; attempt++) {
      const current = await ports.restaurants.find(id);
      if (!current) return missing();
      const next: Restaurant = {
        ...current,
        ...tidied,
        ...(operatingPeriods ? { operatingPeriods } : {}),
        version: current.version + 1,
      };
      const told = ports.facts.updated(next, changedFields(current, next));
      if (await ports.restaurants.replace(next, [told])) return next;
    }
    return new Refusal(
      'unavailable',
      'busy',
      'These settings are being changed by others. Please try again.',
    );
  };
}

/** Countries that the rules, which know only their shape, cannot tell from others. */
function countryProblems({ smsCountries = [] }: SettingsChange) {
  const unknown = unknownCountries(smsCountries);
  if (unknown.length === 0) return [];
  return [{ field: 'smsCountries', message: `${unknown.join(', ')} is no country's two letters` }];
}

/** The fields of the settings in which two versions differ. */
function changedFields(before: Restaurant, after: Restaurant): string[] {
  const fields = Object.keys(after) as (keyof Restaurant)[];
  return fields.filter(
    (field) => field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Deletes a restaurant: for its owner. The event makes everybody else let go of what they hold of it. */
export function deleteRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<void | Refusal> => {
    const refused = refuseWithout('deletion', actor, id);
    return refused ?? removeRestaurant(ports)(id);
  };
}

/** Takes a restaurant away, whoever decided it. */
export function removeRestaurant(ports: Ports) {
  return async (id: string): Promise<void | Refusal> => {
    const current = await ports.restaurants.find(id);
    if (!current) return missing();
    const gone = { ...current, version: current.version + 1 };
    if (!(await ports.restaurants.remove(gone, [ports.facts.deleted(gone)])))
      return removeRestaurant(ports)(id);
    await Promise.all([ports.layouts.removeAll(id), ports.activity.removeAll(id)]);
    return undefined;
  };
}
