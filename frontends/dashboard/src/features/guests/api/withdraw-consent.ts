import { answer, api } from '@tablewell/api-client';

/** Records that a guest no longer wants news of the restaurant. */
export const withdrawConsent = ({ restaurantId, guestId }: { restaurantId: string; guestId: string }) =>
  answer(
    api.DELETE('/api/guests/{restaurantId}/{guestId}/marketing-consent', {
      params: { path: { restaurantId, guestId } },
    }),
  );
