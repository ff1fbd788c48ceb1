import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import { repliesKey } from './replies';

export type ThreadEntry = components['schemas']['ThreadEntry'];

/** What a diner was sent about a reservation and what they wrote, oldest first. Reloaded with the replies. */
export const threadOf = (restaurantId: string, reservationId: string) =>
  queryOptions({
    queryKey: [...repliesKey(restaurantId), reservationId, 'thread'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/reservations/{restaurantId}/{reservationId}/messages', {
          params: { path: { restaurantId, reservationId } },
          signal,
        }),
      ),
  });

/** Answers a diner by SMS, once for each key; 409 with the reason if they may not be texted. */
export const answerDiner = (
  path: { restaurantId: string; reservationId: string },
  { text, key }: { text: string; key: string },
): Promise<ThreadEntry> =>
  answer(
    api.POST('/api/reservations/{restaurantId}/{reservationId}/messages', {
      params: { path, header: { 'Idempotency-Key': key } },
      body: { text },
    }),
  );

/** Sends a message again to the number that the reservation has now, once; 409 with the reason if it cannot be. */
export const resendMessage = (
  path: { restaurantId: string; reservationId: string },
  messageId: string,
): Promise<ThreadEntry> =>
  answer(
    api.POST('/api/reservations/{restaurantId}/{reservationId}/messages/resend', {
      params: { path },
      body: { messageId },
    }),
  );
