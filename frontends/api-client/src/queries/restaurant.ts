import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import type { paths } from '@tablewell/client/document';

/** One restaurant with its settings. */
export const restaurantInfo = (id: string) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/restaurant/{id}/info', { params: { path: { id } }, signal })),
  });

/** How many tables of each type can be booked. */
export const tableAvailability = (id: string) =>
  queryOptions({
    queryKey: ['table-availability', id],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/restaurant/{id}/table-availability', { params: { path: { id } }, signal })))
        .tableAvailability ?? {},
  });

type SettingsPatch = paths['/api/restaurant/{id}']['patch']['requestBody']['content']['application/json'];

/** Saves changed settings; absent fields are not changed. A 400 with `details` names the refused fields. */
export const updateRestaurant = ({ id, changes }: { id: string; changes: SettingsPatch }) =>
  answer(api.PATCH('/api/restaurant/{id}', { params: { path: { id } }, body: changes }));
