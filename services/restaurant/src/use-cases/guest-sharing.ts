import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { fewestRestaurants, withGuestSharing } from '../domain/group';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { getGroup, type GroupView, readGroupName } from './groups';

/** Switches the sharing of guests between the restaurants of a group, for its owner (GROUP-20). Idempotent. */
export function setGuestSharing(
  ports: Pick<Ports, 'groups' | 'restaurants' | 'eventFactory' | 'clock' | 'newId'>,
) {
  return async (
    actor: Actor | undefined,
    { id, on, name: given }: { readonly id: string; readonly on: boolean; readonly name: string },
  ): Promise<GroupView | Refusal> => {
    const changed = await changeDocument(async () => {
      const view = await getGroup(ports)(actor, id);
      if (isRefusal(view)) return view;
      if (!view.isOwner)
        return new Refusal('forbidden', 'role-too-low', 'Only the owner of a group decides what it shares.');
      const before = view.group.guestSharing;
      const name = on ? readGroupName(given) : (before?.name ?? '');
      if (isRefusal(name)) return name;
      const isKnown = before ? before.on === on && before.name === name : !on;
      if (isKnown) return view;
      const next = withGuestSharing(before, { on, name }, ports.clock());
      const owned = await ports.restaurants.ownedBy(view.group.ownerId, 'live');
      const event = ports.eventFactory.guestSharingSet(
        view.group,
        next,
        await ports.restaurants.briefs(owned),
      );
      if (!(await ports.groups.setGuestSharing(id, before, next, event))) return 'conflict';
      return { ...view, group: { ...view.group, guestSharing: next } };
    });
    if (changed !== 'busy') return changed;
    return new Refusal('unavailable', 'busy', 'This group is being changed by others. Please try again.');
  };
}

/** What diners see of the sharing in a restaurant's group. */
interface ShownSharing {
  /** The name of the group in which guests are shared who agree; empty: they are not (GROUP-20). */
  readonly sharesGuestsAs: string;
  /** They are or were shared, so that a diner may have a consent to end (GROUP-22). */
  readonly hasSharedGuests: boolean;
}

/** What diners see of the sharing in a restaurant's group. */
export async function shownSharing(
  { groups, restaurants }: Pick<Ports, 'groups' | 'restaurants'>,
  { ownerId, isTest }: Pick<Restaurant, 'ownerId' | 'isTest'>,
): Promise<ShownSharing> {
  const sharing = isTest ? undefined : (await groups.ofOwner(ownerId))?.guestSharing;
  const hasSharedGuests = sharing !== undefined;
  if (!sharing?.on) return { sharesGuestsAs: '', hasSharedGuests };
  // One that is left alone has nobody to share with.
  const isAlone = (await restaurants.ownedBy(ownerId, 'live')).length < fewestRestaurants;
  return { sharesGuestsAs: isAlone ? '' : sharing.name, hasSharedGuests };
}
