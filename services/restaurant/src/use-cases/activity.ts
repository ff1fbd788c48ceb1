import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { type PageRequest, readPage } from '@tablewell/chassis/cursor';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { ActivityEntry } from '../domain/activity';
import type { ActivityQuery, Person, Ports } from '../ports';

/** A page of the audit log, newest first, for owners and managers. */
export function listActivity({ activity }: Pick<Ports, 'activity'>) {
  return async (
    actor: Actor | undefined,
    request: ActivityQuery & PageRequest,
  ): Promise<{ entries: ActivityEntry[]; nextPageToken: string } | Refusal> => {
    const refused = refuseWithoutPermission('activity', actor, request.restaurantId);
    return (
      refused ??
      readPage(
        request,
        (limit, after) => activity.list(request, limit, after),
        (entry) => entry,
      )
    );
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
