import { setTimeout as sleep } from 'node:timers/promises';
import { sanitise } from '@tablewell/booking-rules';
import { type Actor, refuseStrangers, refuseWithout } from '@tablewell/chassis';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { componentProblems, type FixedComponent, type Layout, tidyComponent } from '../domain/layout';
import type { Entitlements, Ports } from '../ports';

const missing = () => notFound('Layout not found.');
const planLooks = 20;
const planPauseMs = 100;

/** Refuses strangers, and owners whose plan keeps the default floor plan only (contract §3). */
async function refuse(
  ports: Ports,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<Refusal | undefined> {
  const stranger = refuseWithout('layouts', actor, restaurantId);
  if (stranger) return stranger;
  const restaurant = await ports.restaurants.find(restaurantId);
  if (!restaurant) return notFound('Restaurant not found.');
  const entitlements = await tellingOf(ports, restaurant.ownerId);
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

/** What the owner's plan allows; in an account's first moments billing's word of it is still on its way. */
async function tellingOf({ entitlements }: Ports, ownerId: string): Promise<Entitlements | undefined> {
  for (let look = 1; ; look++) {
    const told = await entitlements.find(ownerId);
    if (told || look === planLooks) return told;
    await sleep(planPauseMs);
  }
}

/** The floor plans of a restaurant, for its members. */
export function listLayouts(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Layout[] | Refusal> =>
    refuseStrangers(actor, restaurantId) ?? (await ports.layouts.list(restaurantId));
}

/** Makes an empty floor plan. */
export function createLayout(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, typed: string): Promise<Layout | Refusal> => {
    const refusal = await refuse(ports, actor, restaurantId);
    if (refusal) return refusal;
    const name = sanitise(typed);
    if (name === '') return invalid([{ field: 'name', message: 'Please name the layout' }]);
    const layout: Layout = { id: ports.newId(), restaurantId, name, version: 1, fixedComponents: [] };
    await ports.layouts.insert(layout, [ports.facts.layoutCreated(layout)]);
    return layout;
  };
}

/** Replaces the furniture. Saving on a version that others have saved over is a conflict, never an overwrite. */
export function saveLayout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    ask: {
      restaurantId: string;
      layoutId: string;
      fixedComponents: readonly FixedComponent[];
      baseVersion: number;
    },
  ): Promise<Layout | Refusal> => {
    const refusal = await refuse(ports, actor, ask.restaurantId);
    if (refusal) return refusal;
    const problems = componentProblems(ask.fixedComponents);
    if (problems.length > 0) return invalid(problems);
    const { restaurantId, layoutId: id } = ask;
    const fixedComponents = ask.fixedComponents.map(tidyComponent);
    const current = (await ports.layouts.list(restaurantId)).find((layout) => layout.id === id);
    if (!current) return missing();
    const told = ports.facts.layoutSaved({ ...current, version: current.version + 1 });
    const saved = await ports.layouts.save({ id, restaurantId, fixedComponents }, ask.baseVersion, told);
    if (saved !== 'conflict') return saved ?? missing();
    const message = 'This layout was changed by someone else meanwhile. Please load it again.';
    return new Refusal('conflict', 'layout-changed', message);
  };
}

/** Deletes a floor plan, while another one is left (spec owner §5). */
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
    const removed = await ports.layouts.remove(layout, ports.facts.layoutDeleted(layout));
    await ports.claims.release(limit, layoutId);
    return removed ? undefined : missing();
  };
}
