import { type SettingsChange, tidy } from '@tablewell/restaurant-rules/settings';
import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { sanitize } from '@tablewell/shared/text';
import { isZone } from '@tablewell/shared/zone';
import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { defaultLayoutName } from '../domain/layout';
import { mailAddress, newRestaurant, type Restaurant, withChange } from '../domain/restaurant';
import { unknownCountries } from '../domain/texting-countries';
import type { Ports } from '../ports';
import { requestConfirmation } from './addresses';

const attempts = 8;
const missing = () => notFound('Restaurant not found.');

/** A new restaurant's data. */
export interface Founding {
  readonly ownerId: string;
  readonly name: string;
  /** An IANA zone; anything else is UTC. */
  readonly timezone: string;
  readonly email: string;
}

/** Creates a restaurant under a given id. Idempotent: sign-up requests it by a call and by an event. */
export function foundRestaurant(ports: Ports) {
  return async (id: string, founding: Founding): Promise<Restaurant | Refusal> => {
    const name = sanitize(founding.name);
    const problems = settingsProblems({ name });
    if (problems.length > 0) return invalid(problems);
    const timezone = isZone(founding.timezone) ? founding.timezone : 'UTC';
    const restaurant = newRestaurant({ ...founding, id, name, timezone, periodId: ports.newId() });
    if (!(await ports.restaurants.insert(restaurant, [ports.eventFactory.created(restaurant)]))) {
      return (await ports.restaurants.find(id)) ?? missing();
    }
    const main = { id: `${id}-main`, restaurantId: id, name: defaultLayoutName };
    // Without an event: the default floor plan is not a member's action.
    await ports.layouts.insert({ ...main, version: 1, fixedComponents: [] }, []);
    return restaurant;
  };
}

/** Adds a further restaurant, for owners whose plan includes it (PLAN-7). */
export function addRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, founding: Founding): Promise<Restaurant | Refusal> => {
    if (!actor) return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
    const problems = settingsProblems({ name: sanitize(founding.name) });
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
  const notDeleted = await restaurants.ownedBy(ownerId);
  if (new Set([...notDeleted, ...underWay]).size < most) return undefined;
  const message = 'Adding another restaurant is part of the Enterprise plan.';
  return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'enterprise' });
}

/** One restaurant, for its members. */
export function getRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<Restaurant | Refusal> =>
    refuseNonMember(actor, id) ?? (await ports.restaurants.find(id)) ?? missing();
}

/** One restaurant for the public; the caller removes private fields. */
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

/** Changes the settings that are present, for members. Mails go to the previous address until a new one is confirmed. */
export function updateRestaurant(ports: Ports) {
  return async (
    actor: Actor | undefined,
    id: string,
    change: SettingsChange,
  ): Promise<Restaurant | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, id);
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
      const next = withChange(current, { ...tidied, ...(operatingPeriods ? { operatingPeriods } : {}) });
      const events = [ports.eventFactory.updated(next, changedFields(current, next))];
      // Also when the same address is saved again, in case its first mail was lost.
      const waits = tidied.email !== undefined && next.email !== '' && next.email !== mailAddress(next);
      if (waits) events.push(await requestConfirmation(ports, next));
      if (await ports.restaurants.replace(next, events)) return next;
    }
    return new Refusal(
      'unavailable',
      'busy',
      'These settings are being changed by others. Please try again.',
    );
  };
}

/** Problems with unknown country codes; the shared rules check their form only. */
function countryProblems({ country, smsCountries = [] }: SettingsChange) {
  const given = { country: country === undefined ? [] : [country], smsCountries };
  return Object.entries(given).flatMap(([field, codes]) => {
    const unknown = unknownCountries(codes);
    return unknown.length === 0
      ? []
      : [{ field, message: `${unknown.join(', ')} is no country's two letters` }];
  });
}

/** The names of the settings that differ. */
function changedFields(before: Restaurant, after: Restaurant): string[] {
  const fields = Object.keys(after) as (keyof Restaurant)[];
  return fields.filter(
    (field) =>
      field !== 'version' &&
      field !== 'confirmedEmail' &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Deletes a restaurant, for its owner. By its event the other services delete their data of it. */
export function deleteRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('deletion', actor, id);
    return refused ?? removeRestaurant(ports)(id);
  };
}

/** Deletes a restaurant, without an access check. */
export function removeRestaurant(ports: Ports) {
  return async (id: string): Promise<void | Refusal> => {
    const current = await ports.restaurants.find(id);
    if (!current) return missing();
    const gone = { ...current, version: current.version + 1 };
    if (!(await ports.restaurants.remove(gone, [ports.eventFactory.deleted(gone)])))
      return removeRestaurant(ports)(id);
    await Promise.all([ports.layouts.removeAll(id), ports.activity.removeAll(id)]);
    return undefined;
  };
}
