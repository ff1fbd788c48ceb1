import { sanitize } from '@tablewell/shared/text';
import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { componentProblems, type FixedComponent, type Layout, tidyComponent } from '../domain/layout';
import type { Entitlements, Ports } from '../ports';

const missing = () => notFound('Layout not found.');
/** An account's entitlements follow its sign-up by less. */
const planWithinMs = 2_000;

/** Refuses non-members, and plans with the default floor plan only (LAYOUT-5). */
async function refuse(
  ports: Ports,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<Refusal | undefined> {
  const stranger = refuseWithoutPermission('layouts', actor, restaurantId);
  if (stranger) return stranger;
  const restaurant = await ports.restaurants.find(restaurantId);
  if (!restaurant) return notFound('Restaurant not found.');
  const entitlements = await entitlementsOf(ports, restaurant.ownerId);
  if (!entitlements) {
    return new Refusal(
      'unavailable',
      'plan-untold',
      'Your plan is being set up. Please try again in a moment.',
    );
  }
  if (entitlements.customFloorPlans) return undefined;
  const message = 'Custom floor plans are part of the Premium plan.';
  return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'premium' });
}

/** The owner's entitlements; waits for their first event, which follows sign-up. */
async function entitlementsOf({ entitlements }: Ports, ownerId: string): Promise<Entitlements | undefined> {
  const known = await entitlements.find(ownerId);
  if (known || !(await entitlements.waitFor(ownerId, AbortSignal.timeout(planWithinMs)))) return known;
  return entitlements.find(ownerId);
}

/** The floor plans of a restaurant, for its members. */
export function listLayouts(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Layout[] | Refusal> =>
    refuseNonMember(actor, restaurantId) ?? (await ports.layouts.list(restaurantId));
}

/** Creates an empty floor plan. */
export function createLayout(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, typed: string): Promise<Layout | Refusal> => {
    const refusal = await refuse(ports, actor, restaurantId);
    if (refusal) return refusal;
    const name = sanitize(typed);
    if (name === '') return invalid([{ field: 'name', message: 'Please name the layout' }]);
    const layout: Layout = { id: ports.newId(), restaurantId, name, version: 1, fixedComponents: [] };
    await ports.layouts.insert(layout, [ports.eventFactory.layoutCreated(layout)]);
    return layout;
  };
}

/** Replaces the furniture. Saving on an outdated version is a conflict. */
export function saveLayout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: {
      restaurantId: string;
      layoutId: string;
      fixedComponents: readonly FixedComponent[];
      baseVersion: number;
    },
  ): Promise<Layout | Refusal> => {
    const refusal = await refuse(ports, actor, request.restaurantId);
    if (refusal) return refusal;
    const problems = componentProblems(request.fixedComponents);
    if (problems.length > 0) return invalid(problems);
    const { restaurantId, layoutId: id } = request;
    const fixedComponents = request.fixedComponents.map(tidyComponent);
    const current = (await ports.layouts.list(restaurantId)).find((layout) => layout.id === id);
    if (!current) return missing();
    const event = ports.eventFactory.layoutSaved({ ...current, version: current.version + 1 });
    const saved = await ports.layouts.save({ id, restaurantId, fixedComponents }, request.baseVersion, event);
    if (saved !== 'conflict') return saved ?? missing();
    const message = 'This layout was changed by someone else meanwhile. Please load it again.';
    return new Refusal('conflict', 'layout-changed', message);
  };
}

/** Deletes a floor plan that is not the last one (LAYOUT-3). */
export function deleteLayout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    layoutId: string,
  ): Promise<void | Refusal> => {
    const refusal = await refuse(ports, actor, restaurantId);
    if (refusal) return refusal;
    const layout = (await ports.layouts.list(restaurantId)).find(({ id }) => id === layoutId);
    if (!layout) return missing();
    const limit = `layouts of ${restaurantId}`;
    const last = await ports.claims.take(limit, layoutId, async (leaving) => {
      const others = (await ports.layouts.list(restaurantId)).filter(
        ({ id }) => id !== layoutId && !leaving.includes(id),
      );
      return others.length > 0
        ? undefined
        : new Refusal('conflict', 'last-layout', 'The last layout cannot be deleted.');
    });
    if (last) return last;
    const removed = await ports.layouts.remove(layout, ports.eventFactory.layoutDeleted(layout));
    await ports.claims.release(limit, layoutId);
    return removed ? undefined : missing();
  };
}
