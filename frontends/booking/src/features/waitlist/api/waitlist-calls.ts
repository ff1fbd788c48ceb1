import { answer, api } from '@tablewell/api-client';
import type { paths } from '@tablewell/api-client';

/** Body of a party that joins. */
export type JoinBody =
  paths['/api/waitlist/{restaurantId}']['post']['requestBody']['content']['application/json'];

/** Joins the waitlist. The same key with the same body joins once. 409 while it is closed, 400 with details. */
export const joinWaitlist = (restaurantId: string, body: JoinBody, idempotencyKey: string) =>
  answer(
    api.POST('/api/waitlist/{restaurantId}', {
      params: { path: { restaurantId } },
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
    }),
  );

/** Takes the start that is offered, or comes to the table that is ready. 409 once it is gone. */
export const acceptOffer = (id: string) =>
  answer(api.POST('/api/waitlist/entries/{id}/accept', { params: { path: { id } } }));

/** Gives what is offered to the next party, and leaves. */
export const declineOffer = (id: string) =>
  answer(api.POST('/api/waitlist/entries/{id}/decline', { params: { path: { id } } }));

/** Leaves the waitlist. */
export const leaveWaitlist = (id: string) =>
  answer(api.DELETE('/api/waitlist/entries/{id}', { params: { path: { id } } }));

/** Tells the restaurant that the party is here, or late by some minutes; 0: on time after all. */
export const tellHost = (id: string, news: { here: true } | { lateMinutes: number }) =>
  answer(api.POST('/api/waitlist/entries/{id}/news', { params: { path: { id } }, body: news }));
