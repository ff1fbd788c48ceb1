import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type Group = components['schemas']['Group'];
export type RestaurantOfGroup = components['schemas']['GroupOverviewRestaurant'];

/** The figures change with every step of a host; a page that is looked at is seconds behind. */
const refreshMs = 30_000;

/** The groups of the restaurants that the user works in. */
export const listGroups = () =>
  queryOptions({
    queryKey: ['groups'],
    queryFn: ({ signal }) => answer(api.GET('/api/group', { signal })),
  });

/** Today of each restaurant of a group in figures, and their sum. */
export const overviewOf = (id: string) =>
  queryOptions({
    queryKey: ['groups', id, 'overview'],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/group/{id}/overview', { params: { path: { id } }, signal })),
    refetchInterval: refreshMs,
  });
