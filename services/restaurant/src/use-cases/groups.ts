import { sanitize } from '@tablewell/shared/text';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import {
  fewestRestaurants,
  type Group,
  groupNameLength,
  inOrder,
  type RestaurantBrief,
} from '../domain/group';
import type { Ports } from '../ports';

type GroupPorts = Pick<Ports, 'groups' | 'restaurants' | 'newId'>;

/** A group as one of its members sees it. */
export interface GroupView {
  readonly group: Group;
  readonly isOwner: boolean;
  /** The restaurants in which the member works, by name (GROUP-2). */
  readonly restaurants: readonly RestaurantBrief[];
}

const groupNotFound = () => notFound('Group not found.');

/** The groups of the restaurants that the actor works in. */
export function listGroups(ports: GroupPorts) {
  return async (actor: Actor | undefined): Promise<GroupView[] | Refusal> => {
    if (!actor) return signInFirst();
    const all = await ports.restaurants.briefs(actor.memberships.map(({ restaurantId }) => restaurantId));
    const owners = [...new Set(all.map(({ ownerId }) => ownerId))];
    const groups = await Promise.all(owners.map((ownerId) => groupOf(ports, ownerId)));
    const views = groups.flatMap((group) => (group ? viewOf(actor, group, all) : []));
    return views.sort((one, other) => one.group.name.localeCompare(other.group.name));
  };
}

/** One group, for a member of one of its restaurants (GROUP-2). */
export function getGroup(ports: GroupPorts) {
  return async (actor: Actor | undefined, id: string): Promise<GroupView | Refusal> => {
    if (!actor) return signInFirst();
    const stored = await ports.groups.find(id);
    if (!stored) return groupNotFound();
    const all = await ports.restaurants.briefs(actor.memberships.map(({ restaurantId }) => restaurantId));
    const view = viewOf(actor, stored, all);
    // Whether the owner still has enough restaurants is nobody else's business.
    if (view.restaurants.length === 0 || !(await groupOf(ports, stored.ownerId))) return groupNotFound();
    return view;
  };
}

/** Gives a group another name, for its owner. */
export function renameGroup(ports: GroupPorts) {
  return async (
    actor: Actor | undefined,
    { id, name: given }: { id: string; name: string },
  ): Promise<GroupView | Refusal> => {
    const view = await getGroup(ports)(actor, id);
    if (isRefusal(view)) return view;
    if (!view.isOwner)
      return new Refusal('forbidden', 'role-too-low', 'Only the owner of a group changes its name.');
    const name = readGroupName(given);
    if (isRefusal(name)) return name;
    await ports.groups.rename(id, name);
    return { ...view, group: { ...view.group, name } };
  };
}

/** A typed name of a group, sanitized, or its problem. */
export function readGroupName(given: string): string | Refusal {
  const name = sanitize(given);
  if (name === '') return invalid([{ field: 'name', message: 'Please give the group a name' }]);
  if (name.length > groupNameLength)
    return invalid([{ field: 'name', message: `A name has at most ${groupNameLength} characters` }]);
  return name;
}

const viewOf = (actor: Actor, group: Group, all: readonly RestaurantBrief[]): GroupView => ({
  group,
  isOwner: actor.userId === group.ownerId,
  restaurants: inOrder(all.filter(({ ownerId }) => ownerId === group.ownerId)),
});

/**
 * The group of an owner of several restaurants; undefined for others (GROUP-1). It is stored when it is first asked for, so that neither
 * a crash between two writes nor an earlier release leaves an owner without one.
 */
async function groupOf(
  { groups, restaurants, newId }: GroupPorts,
  ownerId: string,
): Promise<Group | undefined> {
  const owned = await restaurants.ownedBy(ownerId, 'live');
  if (owned.length < fewestRestaurants) return undefined;
  const known = await groups.ofOwner(ownerId);
  if (known) return known;
  const [first] = inOrder(await restaurants.briefs(owned));
  return groups.make({ id: newId(), ownerId, name: first?.name ?? '' });
}
