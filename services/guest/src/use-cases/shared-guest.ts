import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { Guest } from '../domain/guest';
import type { Dietary } from '../domain/guest-details';
import { namesOnce } from '../domain/guest-tags';
import type { GroupMember, Ports, SharedRecord } from '../ports';
import type { GuestRef } from './privacy';
import { seesElsewhere, sharedAbout, sharingGroup } from './shared-records';

/** As many restaurants as a page lists. */
const mostListed = 200;
const mostTags = 40;
const longestWords = 500;

/** A guest's record at another restaurant. */
export interface RecordElsewhere {
  readonly restaurant: GroupMember;
  readonly record: SharedRecord;
}

/** What a restaurant keeps of a guest beside the list, and what the others of its group share. */
export interface SharedGuest {
  readonly guest: Guest;
  /** Undefined: the group shares no guests. */
  readonly groupName: string | undefined;
  /** What this restaurant knows is shared with the others. */
  readonly agreed: boolean;
  /** The caller may not see what other restaurants know. */
  readonly withheld: boolean;
  /** By the last visit, the latest first. */
  readonly elsewhere: readonly RecordElsewhere[];
  readonly tagsElsewhere: readonly string[];
  readonly dietaryElsewhere: Dietary | undefined;
}

type SharedGuestPorts = Pick<Ports, 'guests' | 'groups'>;

/** One guest with what other restaurants share, for members (GROUP-23). */
export function getSharedGuest(ports: SharedGuestPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId }: GuestRef,
  ): Promise<SharedGuest | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    const guest = await ports.guests.find(restaurantId, guestId);
    return guest ? withShared(ports, actor, guest) : notFound('Guest not found.');
  };
}

/** The guest with what other restaurants share with the actor. */
export async function withShared(
  ports: SharedGuestPorts,
  actor: Actor | undefined,
  guest: Guest,
): Promise<SharedGuest> {
  const { restaurantId } = guest;
  const nothing = { elsewhere: [], tagsElsewhere: [], dietaryElsewhere: undefined };
  const group = await sharingGroup(ports, restaurantId);
  const withheld = !seesElsewhere(actor, restaurantId);
  if (!group || withheld) return { guest, groupName: group?.name, agreed: false, withheld, ...nothing };
  const { own, elsewhere } = (await sharedAbout(ports, group, [guest]))(guest);
  const restaurants = new Map(group.others.map((restaurant) => [restaurant.restaurantId, restaurant]));
  const shown = elsewhere
    .flatMap((record) => {
      const restaurant = restaurants.get(record.restaurantId);
      return restaurant ? [{ restaurant, record }] : [];
    })
    .sort((one, other) => lastOf(other.record) - lastOf(one.record))
    .slice(0, mostListed);
  const records = shown.map(({ record }) => record);
  return {
    ...{ guest, groupName: group.name, agreed: own, withheld, elsewhere: shown },
    tagsElsewhere: namesOnce(
      records.map(({ tags = [] }) => tags.filter(({ shared }) => shared)),
      mostTags,
    ),
    dietaryElsewhere: dietaryOf(records),
  };
}

const lastOf = ({ lastVisit }: SharedRecord): number => lastVisit?.getTime() ?? 0;

/** What a guest does not eat, as several restaurants know; undefined if none does. */
function dietaryOf(records: readonly SharedRecord[]): Dietary | undefined {
  const needs = [...new Set(records.flatMap(({ dietary }) => dietary?.needs ?? []))];
  const words = [...new Set(records.flatMap(({ dietary }) => dietary?.words || []))].join('; ');
  return needs.length > 0 || words !== '' ? { needs, words: words.slice(0, longestWords) } : undefined;
}
