import { Role, withheldNames } from '@tablewell/chassis/access';
import type { GroupPerson } from '@tablewell/proto/auth/v1/group_people_service_pb';
import type { RestaurantFigures } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import type { Group, GroupRestaurant } from '@tablewell/proto/restaurant/v1/group_service_pb';

const roleNames: Readonly<Record<Role, string | null>> = {
  [Role.UNSPECIFIED]: null,
  [Role.OWNER]: 'owner',
  [Role.MANAGER]: 'manager',
  [Role.HOST]: 'host',
};
const roleName = (role: Role): string => roleNames[role] ?? 'host';

export const toGroup = ({ id, name, isOwner, restaurants }: Group) => ({
  ...{ id, name, isOwner },
  restaurants: restaurants.length,
});

export const toGroupRestaurant = ({ id, name, timezone, role }: GroupRestaurant) => ({
  ...{ id, name, timezone },
  role: roleName(role),
});

type Figures = Omit<RestaurantFigures, '$typeName' | '$unknown' | 'restaurantId' | 'localDate'>;

const toFigures = (figures: Figures) => ({
  parties: figures.parties,
  covers: figures.covers,
  seated: figures.seatedParties,
  seatedCovers: figures.seatedCovers,
  waiting: figures.waiting,
  noShows: figures.noShows,
  openRequests: figures.requests,
});

/** The figures of each restaurant, in the order of the group, and their sum. */
export function toOverview({ id, name, restaurants }: Group, counted: readonly RestaurantFigures[]) {
  const byId = new Map(counted.map((figures) => [figures.restaurantId, figures]));
  const listed = restaurants.flatMap((restaurant) => {
    // One that was deleted a moment ago has none.
    const figures = byId.get(restaurant.id);
    if (!figures) return [];
    const { id: restaurantId, name: restaurantName, timezone } = restaurant;
    const own = { id: restaurantId, name: restaurantName, timezone, date: figures.localDate };
    return [{ ...own, ...toFigures(figures) }];
  });
  const total = toFigures({
    ...{ parties: 0, covers: 0, seatedParties: 0, seatedCovers: 0, waiting: 0, noShows: 0, requests: 0 },
  });
  for (const figures of listed)
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += figures[key];
  return { ...{ id, name, total }, restaurants: listed };
}

/** A person with the names of the restaurants; one that the caller's group no longer lists is left out. */
export function toGroupPerson(person: GroupPerson, { restaurants }: Group) {
  const names = new Map(restaurants.map(({ id, name }) => [id, name]));
  const { userId: id, email, firstName, lastName, groupRole, memberships } = person;
  return {
    ...{ id, email, firstName, lastName, groupRole: roleNames[groupRole] },
    restaurants: memberships.flatMap(({ restaurantId, role, withheld }) => {
      const name = names.get(restaurantId);
      const place = { id: restaurantId, role: roleName(role), withheld: withheldNames(withheld) };
      return name === undefined ? [] : [{ ...place, name }];
    }),
  };
}
