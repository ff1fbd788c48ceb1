import { type Actor, isWithheldAt } from '@tablewell/chassis/access';
import type { Guest } from '../domain/guest';
import { isKnownElsewhere } from '../domain/identity';
import { sharedRecords } from '../domain/sharing';
import type { GroupMember, Ports } from '../ports';

/** Of the guests of an evening, so many records at other restaurants are read at most. */
const maxRecords = 5_000;

type SharingPorts = Pick<Ports, 'guests' | 'groups'>;

/** A group that shares guests, as one of its restaurants sees it. */
export interface SharingGroup {
  readonly name: string;
  /** The other restaurants. */
  readonly others: readonly GroupMember[];
}

/** What of a guest is shared in a group. */
export interface SharedAbout {
  /** What this restaurant knows is shared with the others. */
  readonly own: boolean;
  /** The guest's records at other restaurants that those share. */
  readonly elsewhere: readonly Guest[];
}

/** The group of a restaurant while it shares guests and has other restaurants; undefined otherwise (GROUP-20). */
export async function sharingGroup(
  { groups }: Pick<Ports, 'groups'>,
  restaurantId: string,
): Promise<SharingGroup | undefined> {
  const ownerId = await groups.ownerOf(restaurantId);
  const name = ownerId && (await groups.sharesAs(ownerId));
  if (!ownerId || !name) return undefined;
  const others = await groups.others(ownerId, restaurantId);
  return others.length === 0 ? undefined : { name, others };
}

/**
 * Whether a member sees what other restaurants know. Guests are the same by their contacts, so that who does not see those would learn
 * them by what a number finds elsewhere (GROUP-23).
 */
export const seesElsewhere = (actor: Actor | undefined, restaurantId: string): boolean =>
  !isWithheldAt(actor, restaurantId, 'contacts');

/** What the other restaurants share of some guests, by guest, with one read for all of them. */
export async function sharedAbout(
  { guests }: SharingPorts,
  { others }: SharingGroup,
  list: readonly Guest[],
): Promise<(guest: Guest) => SharedAbout> {
  const keys = list.filter(isKnownElsewhere).map(({ key }) => key);
  const ids = others.map(({ restaurantId }) => restaurantId);
  const known = keys.length === 0 ? [] : await guests.ofKeys(keys, ids, maxRecords);
  const byKey = new Map<string, Guest[]>();
  for (const record of known) byKey.set(record.key, [...(byKey.get(record.key) ?? []), record]);
  return (guest) => {
    const records = isKnownElsewhere(guest) ? (byKey.get(guest.key) ?? []) : [];
    const shared = sharedRecords([guest, ...records]);
    return { own: shared.includes(guest), elsewhere: shared.filter((record) => record !== guest) };
  };
}
