import { answer, api, sessionFetch } from '@tablewell/api-client';
import type { components, paths } from '@tablewell/api-client';

const path = '/api/restaurant/public/{restaurantId}/holds';

/** Body of a hold. */
export type HoldBody = paths[typeof path]['post']['requestBody']['content']['application/json'];

/** A table that is held. */
export type Hold = components['schemas']['Hold'];

/** Holds a table for some minutes. 409 if the time cannot be booked, 429 if the diner holds too many. */
export const holdTable = (restaurantId: string, body: HoldBody): Promise<Hold> =>
  answer(api.POST(path, { params: { path: { restaurantId } }, body }));

/** Releases a hold, even while the page is being closed. Failures are ignored, because a hold expires anyway. */
export function releaseHold(restaurantId: string, holdId: string): void {
  const params = { path: { restaurantId, holdId } };
  const fetch = (request: Request): Promise<Response> => sessionFetch(request, { keepalive: true });
  api.DELETE(`${path}/{holdId}`, { params, fetch }).catch(() => undefined);
}
