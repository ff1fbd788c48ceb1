/** What each kind of event tells. Its names are those of the notification service, which a journey compares. */
const kinds: Readonly<Record<string, readonly [summary: string, data: string]>> = {
  'reservation.requested': [
    'A diner asks for a table, and the restaurant has to answer',
    'WebhookReservation',
  ],
  'reservation.booked': ['A reservation was booked, or a request was accepted', 'WebhookReservation'],
  'reservation.changed': ['A value that is sent of a reservation has changed', 'WebhookReservation'],
  'reservation.canceled': [
    'It was canceled, or a request was declined, expired or withdrawn',
    'WebhookReservation',
  ],
  'reservation.restored': ['A cancellation was taken back', 'WebhookReservation'],
  'reservation.arrived': ['The party is at the restaurant', 'WebhookReservation'],
  'reservation.seated': ['The party, or one without a reservation, sits at its table', 'WebhookReservation'],
  'reservation.finished': ['The party has left its table', 'WebhookReservation'],
  'reservation.no_show': ['The party did not come', 'WebhookReservation'],
  'reservation.deleted': ['The reservation is no longer listed', 'WebhookReservation'],
  'guest.created': ['A guest is new', 'WebhookGuest'],
  'guest.changed': ['A guest was changed', 'WebhookGuest'],
  'guest.imported': [
    'Many guests were read from a file, in several events if they are very many',
    'WebhookImport',
  ],
  'guest.deleted': ['A guest was removed from the list', 'WebhookGuest'],
  'guest.erased': ['A guest’s data must be erased everywhere', 'WebhookErasure'],
  'webhook.test': ['A test event, sent on demand', 'WebhookTest'],
};

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' as const } },
});

/** What the events share; referred to by name. */
export const webhookParameters = {
  WebhookId: header('webhook-id', 'The same at every try: the key by which you know what you have'),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'Unix seconds of the try; refuse what is older than five minutes',
  ),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64; two with a space between them for a day after the secret was changed',
  ),
};

const howTo =
  'Answer 2xx within 15 seconds to take it; anything else is tried again over three days, and 410 ends the endpoint. ' +
  'Verify it before you read it: https://www.standardwebhooks.com. ' +
  'It may arrive twice (`webhook-id`) and after later ones (`sequence`).';

/**
 * The member `webhooks` of the document (OpenAPI 3.1): what is posted to the endpoints of a restaurant (HOOK-2).
 * Signatures are those of Standard Webhooks 1.0.0, for which there are verifiers in most languages.
 */
export const webhookDocument = Object.fromEntries(
  Object.entries(kinds).map(([kind, [summary, data]]) => [
    kind,
    {
      post: {
        ...{ tags: ['Webhooks'], summary, description: howTo },
        parameters: Object.keys(webhookParameters).map((name) => ({
          $ref: `#/components/parameters/${name}`,
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object' as const,
                required: ['type', 'version', 'timestamp', 'data'],
                properties: {
                  type: { type: 'string' as const, const: kind },
                  version: { type: 'integer' as const, const: 1 },
                  timestamp: { type: 'string' as const, format: 'date-time' },
                  data: { $ref: `#/components/schemas/${data}` },
                },
              },
            },
          },
        },
        responses: { '2XX': { description: 'It is taken' }, '410': { description: 'Send nothing more' } },
      },
    },
  ]),
);
