import { type Actor, isWithheldAt } from '@tablewell/chassis/access';
import type { Guest } from '../domain/guest';
import { isKnownElsewhere } from '../domain/identity';
import { sharedRecords } from '../domain/sharing';
import type { GroupMember, Ports, SharedRecord } from '../ports';

/** So many records at other restaurants are read at once at most. */
const recordsPerRead = 5_000;

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
  readonly elsewhere: readonly SharedRecord[];
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
 * Whether a member sees what other restaurants know. Restaurants recognize a guest by contacts, so a member who does
 * not see contacts could learn them from what a number finds elsewhere (GROUP-23).
 */
export const seesElsewhere = (actor: Actor | undefined, restaurantId: string): boolean =>
  !isWithheldAt(actor, restaurantId, 'contacts');

/** What the other restaurants share of some guests, by guest. Reads portions of them, each of a bounded number of records, until all are known. */
export async function sharedAbout(
  { guests }: SharingPorts,
  { others }: SharingGroup,
  list: readonly Guest[],
): Promise<(guest: Guest) => SharedAbout> {
  const keys = [...new Set(list.filter(isKnownElsewhere).map(({ key }) => key))];
  const ids = others.map(({ restaurantId }) => restaurantId);
  const byKey = new Map<string, SharedRecord[]>();
  // A restaurant has one record of a key, so that no portion has more.
  const keysPerRead = Math.max(1, Math.floor(recordsPerRead / Math.max(1, ids.length)));
  for (let start = 0; start < keys.length; start += keysPerRead)
    for (const record of await guests.sharedOf(keys.slice(start, start + keysPerRead), ids)) {
      const known = byKey.get(record.key);
      if (known) known.push(record);
      else byKey.set(record.key, [record]);
    }
  return (guest) => {
    const records = isKnownElsewhere(guest) ? (byKey.get(guest.key) ?? []) : [];
    const shared = sharedRecords<SharedRecord>([guest, ...records]);
    return { own: shared.includes(guest), elsewhere: shared.filter((record) => record !== guest) };
  };
}
