import { answer, api } from '@tablewell/api-client';

/** Tells the restaurant by how many minutes the party is late; 0: on time after all. */
export const reportLate = (reservationId: string, minutes: number) =>
  answer(
    api.PUT('/api/reservations/single/{reservationId}/late', {
      params: { path: { reservationId } },
      body: { minutes },
    }),
  );

/** Tells the restaurant that the party comes. */
export const confirmComing = (reservationId: string) =>
  answer(
    api.PUT('/api/reservations/single/{reservationId}/confirmation', {
      params: { path: { reservationId } },
    }),
  );

/** Sends a message to the restaurant; the same id sends it once. 409 after the third. */
export const sendMessage = (reservationId: string, message: string, messageId: string) =>
  answer(
    api.POST('/api/reservations/single/{reservationId}/messages', {
      params: { path: { reservationId } },
      body: { message, messageId },
    }),
  );

/** Withdraws the consent to marketing. */
export const stopNews = (reservationId: string) =>
  answer(
    api.DELETE('/api/reservations/single/{reservationId}/marketing-consent', {
      params: { path: { reservationId } },
    }),
  );

/** Agrees to this text about sharing in the restaurant's group, or ends it. 409 where no guests are shared. */
export const chooseSharing = (reservationId: string, text?: { textVersion: string; groupName: string }) =>
  answer(
    api.PUT('/api/reservations/single/{reservationId}/guest-sharing', {
      params: { path: { reservationId } },
      body: text ? { agreed: true, ...text } : { agreed: false },
    }),
  );
