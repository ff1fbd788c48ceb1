/** What a restaurant can be told of by webhooks (HOOK-2). Partners compare these names, so none must change. */
export const webhookKinds = [
  'reservation.requested',
  'reservation.booked',
  'reservation.changed',
  'reservation.canceled',
  'reservation.restored',
  'reservation.arrived',
  'reservation.seated',
  'reservation.finished',
  'reservation.no_show',
  'reservation.deleted',
  'guest.created',
  'guest.changed',
  'guest.imported',
  'guest.deleted',
  'guest.erased',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** Sent on demand only, to every endpoint. */
export const testKind = 'webhook.test';
export type SentKind = WebhookKind | typeof testKind;

export const isWebhookKind = (text: string): text is WebhookKind =>
  (webhookKinds as readonly string[]).includes(text);
