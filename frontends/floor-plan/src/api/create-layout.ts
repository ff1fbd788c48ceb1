import { answer, api } from '@tablewell/api-client';

/** Makes an empty layout. 402 where the plan has none but the default one. */
export const createLayout = (restaurantId: string, name: string) =>
  answer(api.POST('/api/restaurant/{id}/layout', { params: { path: { id: restaurantId } }, body: { name } }));
