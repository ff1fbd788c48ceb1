import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { decodeCursor, encodeCursor } from '@tablewell/chassis/cursor';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ActivityEntry } from '../domain/activity';
import type { ActivityQuery, Person, Ports } from '../ports';

const defaultPageSize = 50;
const maxPageSize = 200;

/** A page of the audit log, newest first, for owners and managers. */
export function listActivity({ activity }: Pick<Ports, 'activity'>) {
  return async (
    actor: Actor | undefined,
    request: ActivityQuery & { pageSize: number; pageToken: string },
  ): Promise<{ entries: ActivityEntry[]; nextPageToken: string } | Refusal> => {
    const refused = refuseWithoutPermission('activity', actor, request.restaurantId);
    if (refused) return refused;
    const after = decodeCursor(request.pageToken);
    if (isRefusal(after)) return after;
    const size = request.pageSize > 0 ? Math.min(maxPageSize, request.pageSize) : defaultPageSize;
    const found = await activity.list(request, size + 1, after);
    const entries = found.slice(0, size);
    const last = entries.at(-1);
    return { entries, nextPageToken: found.length > size && last ? encodeCursor(last) : '' };
  };
}

/** The members with entries in the audit log, by name. */
export function listActivityPeople({ activity }: Pick<Ports, 'activity'>) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Person[] | Refusal> => {
    const refused = refuseWithoutPermission('activity', actor, restaurantId);
    if (refused) return refused;
    const people = await activity.people(restaurantId);
    return people.sort((one, other) => (one.name || one.email).localeCompare(other.name || other.email));
  };
}
