import { answer, api } from '@tablewell/api-client';

/** Deletes a layout. 409 for the last one. */
export const deleteLayout = (restaurantId: string, layoutId: string) =>
  answer(
    api.DELETE('/api/restaurant/{id}/layout/{layoutId}', {
      params: { path: { id: restaurantId, layoutId } },
    }),
  );
