import { sanitize } from '@tablewell/shared/text';
import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { emptyLayout, type Layout } from '../domain/layout';
import { layoutBounds } from '../domain/layout-problems';
import type { Restaurant } from '../domain/restaurant';
import type { Entitlements, Ports } from '../ports';
import { restaurantNotFound } from './restaurant-not-found';

/** The limit by which additions, deletions and putting in service of floor plans exclude each other. */
export const layoutLimit = (restaurantId: string): string => `layouts of ${restaurantId}`;
const adding = (layoutId: string): string => `adding: ${layoutId}`;

export const layoutNotFound = () => notFound('Layout not found.');
/** An account's entitlements arrive within this time after its sign-up. */
const entitlementsTimeoutMs = 2_000;

/** The restaurant of a member who may change its floor plans, under a plan that includes them (LAYOUT-5). */
export async function findForLayoutChange(
  ports: Ports,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<Restaurant | Refusal> {
  const stranger = refuseWithoutPermission('layouts', actor, restaurantId);
  if (stranger) return stranger;
  const restaurant = await ports.restaurants.find(restaurantId);
  if (!restaurant) return restaurantNotFound();
  if (restaurant.isTest) return restaurant;
  const entitlements = await entitlementsOf(ports, restaurant.ownerId);
  if (!entitlements) {
    return new Refusal(
      'unavailable',
      'plan-not-known-yet',
      'Your plan is being set up. Please try again in a moment.',
    );
  }
  if (entitlements.customFloorPlans) return restaurant;
  const message = 'Custom floor plans are part of the Premium plan.';
  return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'premium' });
}

/** The owner's entitlements; waits for their first event, which follows sign-up. */
async function entitlementsOf({ entitlements }: Ports, ownerId: string): Promise<Entitlements | undefined> {
  const known = await entitlements.find(ownerId);
  if (known || !(await entitlements.waitFor(ownerId, AbortSignal.timeout(entitlementsTimeoutMs))))
    return known;
  return entitlements.find(ownerId);
}

/** A floor plan, and whether reservations are booked on it. */
export interface ListedLayout {
  readonly layout: Layout;
  readonly inService: boolean;
}

export const listed = (layout: Layout, { layoutInService }: Restaurant): ListedLayout => ({
  layout,
  inService: layout.id === layoutInService,
});

/** The floor plans of a restaurant, for its members. */
export function listLayouts(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<ListedLayout[] | Refusal> => {
    const stranger = refuseNonMember(actor, restaurantId);
    if (stranger) return stranger;
    const [restaurant, layouts] = await Promise.all([
      ports.restaurants.find(restaurantId),
      ports.layouts.list(restaurantId),
    ]);
    return restaurant ? layouts.map((layout) => listed(layout, restaurant)) : [];
  };
}

/** A name that a member typed. */
function layoutName(typed: string): string | Refusal {
  const name = sanitize(typed);
  const most = layoutBounds.nameLength;
  if (name === '') return invalid([{ field: 'name', message: 'Please name the layout' }]);
  if (name.length > most)
    return invalid([{ field: 'name', message: `A layout's name has at most ${most} characters` }]);
  return name;
}

/** Creates an empty floor plan. */
export function createLayout(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, typed: string): Promise<Layout | Refusal> => {
    const restaurant = await findForLayoutChange(ports, actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const name = layoutName(typed);
    if (isRefusal(name)) return name;
    return insert(ports, { ...emptyLayout, id: ports.newId(), restaurantId, name, version: 1 });
  };
}

/** Copies a floor plan under a name of its own. The copy is not in service. */
export function duplicateLayout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, layoutId, name: typed }: { restaurantId: string; layoutId: string; name: string },
  ): Promise<Layout | Refusal> => {
    const restaurant = await findForLayoutChange(ports, actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const name = layoutName(typed);
    if (isRefusal(name)) return name;
    const original = await ports.layouts.find(restaurantId, layoutId);
    return original ? insert(ports, { ...original, id: ports.newId(), name, version: 1 }) : layoutNotFound();
  };
}

/** Stores a new floor plan, unless the restaurant has the maximum number (LAYOUT-18). */
async function insert(ports: Ports, layout: Layout): Promise<Layout | Refusal> {
  const { restaurantId } = layout;
  const limit = layoutLimit(restaurantId);
  const change = adding(layout.id);
  const refused = await ports.pendingChanges.take(limit, change, async (underWay) => {
    const known = (await ports.layouts.list(restaurantId)).map(({ id }) => adding(id));
    const all = new Set([...known, ...underWay.filter((each) => each.startsWith(adding('')))]);
    return all.size < layoutBounds.layouts ? undefined : tooManyLayouts();
  });
  if (refused) return refused;
  await ports.layouts.insert(layout, [ports.eventFactory.layoutCreated(layout)]);
  await ports.pendingChanges.release(limit, change);
  return layout;
}

function tooManyLayouts(): Refusal {
  const message = `A restaurant has at most ${layoutBounds.layouts} layouts. Delete one that is no longer needed first.`;
  return new Refusal('conflict', 'too-many-layouts', message);
}

/** Renames a floor plan. Its version stays, because an editor that has it open changes other fields. */
export function renameLayout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, layoutId, name: typed }: { restaurantId: string; layoutId: string; name: string },
  ): Promise<ListedLayout | Refusal> => {
    const restaurant = await findForLayoutChange(ports, actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const name = layoutName(typed);
    if (isRefusal(name)) return name;
    const current = await ports.layouts.find(restaurantId, layoutId);
    if (!current) return layoutNotFound();
    if (current.name === name) return listed(current, restaurant);
    const renamed = await ports.layouts.rename(
      { ...current, name },
      ports.eventFactory.layoutSaved({ ...current, name }),
    );
    return renamed ? listed(renamed, restaurant) : layoutNotFound();
  };
}
