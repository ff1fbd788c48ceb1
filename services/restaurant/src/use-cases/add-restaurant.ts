import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { sanitize } from '@tablewell/shared/text';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { createRestaurant, type NewRestaurant } from './create-restaurant';

/**
 * Adds a further restaurant, for owners whose plan includes it (PLAN-7), or one for tests, whatever the plan (TEST-1). It adds
 * nothing to the bill (GROUP-8).
 */
export function addRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, details: NewRestaurant): Promise<Restaurant | Refusal> => {
    if (!actor) return signInFirst();
    const problems = settingsProblems({ name: sanitize(details.name) });
    if (problems.length > 0) return invalid(problems);
    const id = ports.newId();
    const limit = `${details.isTest ? 'test ' : ''}restaurants of ${actor.userId}`;
    const refuse = details.isTest ? refuseSecondTest : refuseOverPlan;
    const refused = await ports.pendingChanges.take(limit, id, (underWay) =>
      refuse(ports, actor.userId, underWay),
    );
    if (refused) return refused;
    const first = actor.memberships[0] && (await ports.restaurants.find(actor.memberships[0].restaurantId));
    const timezone = details.timezone || (first?.timezone ?? 'UTC');
    const made = await createRestaurant(ports)(id, { ...details, timezone, ownerId: actor.userId });
    await ports.pendingChanges.release(limit, id);
    if (!isRefusal(made)) await ports.grantOwner(actor.userId, made);
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
  const notDeleted = await restaurants.ownedBy(ownerId, 'live');
  if (new Set([...notDeleted, ...underWay]).size < most) return undefined;
  const message = 'Adding another restaurant is part of the Enterprise plan.';
  return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'enterprise' });
}

async function refuseSecondTest(
  { restaurants }: Pick<Ports, 'restaurants'>,
  ownerId: string,
  underWay: readonly string[],
): Promise<Refusal | undefined> {
  if ((await restaurants.ownedBy(ownerId, 'test')).length + underWay.length === 0) return undefined;
  const message = 'You have a test restaurant already. Delete it to open another one.';
  return new Refusal('conflict', 'second-test-restaurant', message, { fields: [{ field: 'mode', message }] });
}
