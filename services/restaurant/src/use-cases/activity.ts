import { type Actor, readMark, refuseWithout, writeMark } from '@tablewell/chassis';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ActivityEntry } from '../domain/activity';
import type { ActivityQuery, Person, Ports } from '../ports';

const defaultPage = 50;
const largestPage = 200;

/** A page of the trail, newest first, for owner and managers. */
export function listActivity({ activity }: Pick<Ports, 'activity'>) {
  return async (
    actor: Actor | undefined,
    ask: ActivityQuery & { pageSize: number; pageToken: string },
  ): Promise<{ entries: ActivityEntry[]; nextPageToken: string } | Refusal> => {
    const refused = refuseWithout('activity', actor, ask.restaurantId);
    if (refused) return refused;
    const after = readMark(ask.pageToken);
    if (isRefusal(after)) return after;
    const size = ask.pageSize > 0 ? Math.min(largestPage, ask.pageSize) : defaultPage;
    const found = await activity.list(ask, size + 1, after);
    const entries = found.slice(0, size);
    const last = entries.at(-1);
    return { entries, nextPageToken: found.length > size && last ? writeMark(last) : '' };
  };
}

/** Which members appear in the trail, by name. */
export function listActivityPeople({ activity }: Pick<Ports, 'activity'>) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Person[] | Refusal> => {
    const refused = refuseWithout('activity', actor, restaurantId);
    if (refused) return refused;
    const people = await activity.people(restaurantId);
    return people.sort((one, other) => (one.name || one.email).localeCompare(other.name || other.email));
  };
}
