import { Type } from 'typebox';
import { Instant, RequiredText, Text } from '../../api/schemas';

// The endpoints of a restaurant and their log. What is sent to them is in schemas.ts.

const states = ['on', 'off', 'gone', 'failed'] as const;
const attemptStates = ['waiting', 'delivered', 'failed'] as const;
const InstantOrNull = (description: string) => Type.Union([Instant(description), Type.Null()]);

const endpoint = {
  id: Type.String(),
  name: Type.String({ description: 'Who receives the events' }),
  url: Type.String(),
  events: Type.Array(Type.String(), { description: 'The event types that are sent to it' }),
  state: Type.Enum([...states], {
    description:
      '`off`: its owner switched it off. `gone`: it answered 410. `failed`: it failed for three days',
  }),
  createdAt: Instant(),
  failingSince: InstantOrNull('The first failure since its last success'),
  lastDeliveredAt: InstantOrNull('Recorded once a minute'),
  formerSecretEndsAt: InstantOrNull('Until when the former secret signs too'),
};

export const Webhook = Type.Object(endpoint, { $id: 'Webhook' });

const secret = Type.String({ description: '`whsec_` and 256 random bits in base64, shown this once' });
export const NewWebhook = Type.Object({ ...endpoint, secret }, { $id: 'NewWebhook' });

const Events = Type.Array(Text(64), {
  maxItems: 50,
  description: 'Such as `reservation.booked`; all kinds are under `webhooks` in this document',
});
const on = Type.Boolean({ description: 'Whether it is sent anything' });
const url = 'Begins with https://, names a host of the internet, and no port';

export const CreateWebhookBody = Type.Object(
  {
    url: RequiredText(1_000, url),
    events: Type.Array(Text(64), { ...Events, default: [] }),
    name: Type.Optional(Text(200, 'Who receives the events; absent: the host of the address')),
    on: Type.Optional(on),
  },
  {
    examples: [
      {
        url: 'https://partner.example/tablewell',
        events: ['reservation.booked', 'reservation.canceled'],
        name: 'Till',
      },
    ],
  },
);

export const ChangeWebhookBody = Type.Object(
  {
    url: Type.Optional(Text(1_000, url)),
    events: Type.Optional(Events),
    name: Type.Optional(Text(200)),
    on: Type.Optional(on),
  },
  { examples: [{ on: true }] },
);

export const ReplaceSecretBody = Type.Object(
  {
    endFormer: Type.Boolean({
      default: false,
      description:
        'Whether the former secret ends at once, because others know it; otherwise it signs too for a day',
    }),
  },
  { examples: [{ endFormer: false }] },
);

const attempt = {
  id: Type.String(),
  webhookId: Type.String({ description: 'The endpoint' }),
  eventId: Type.String({ description: 'The header `webhook-id`: the same at every try' }),
  event: Type.String({ description: 'The kind of event' }),
  state: Type.Enum([...attemptStates]),
  reason: Type.String({ description: 'Why no more tries are made; empty otherwise' }),
  createdAt: Instant(),
  nextTryAt: InstantOrNull('When the next try is due'),
  tries: Type.Array(
    Type.Object({
      at: Instant(),
      tookMs: Type.Integer(),
      status: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: there was no answer' }),
      problem: Type.String({ description: 'Why it failed; empty: it did not' }),
    }),
    { description: 'The last 20, oldest first' },
  ),
};

export const WebhookAttempt = Type.Object(attempt, { $id: 'WebhookAttempt' });
export const WebhookAttemptDetail = Type.Object(
  {
    ...attempt,
    body: Type.String({ description: 'The bytes that are sent' }),
    answer: Type.String({ description: 'The first 2,000 characters of the last answer' }),
  },
  { $id: 'WebhookAttemptDetail' },
);
export const WebhookAttemptPage = Type.Object(
  {
    attempts: Type.Array(Type.Ref('WebhookAttempt')),
    nextCursor: Type.Union([Type.String(), Type.Null()], { description: 'Null on the last page' }),
  },
  { $id: 'WebhookAttemptPage' },
);

export const AttemptQuery = Type.Object({
  state: Type.Optional(Type.Enum([...attemptStates])),
  limit: Type.Integer({ minimum: 1, default: 50, description: 'Over 200 is 200' }),
  cursor: Type.Optional(Text(500, 'The `nextCursor` of the page before')),
});

export const ResendRangeBody = Type.Object(
  {
    from: Instant(),
    to: Instant('Not included'),
    all: Type.Boolean({ default: false, description: 'Whether those that were taken are sent again too' }),
  },
  { examples: [{ from: '2026-11-20T08:00:00Z', to: '2026-11-20T12:00:00Z', all: false }] },
);
export const ResentRange = Type.Object(
  {
    resent: Type.Integer(),
    nextFrom: InstantOrNull('Where the range goes on: at most 1,000 are sent again by one call'),
  },
  { $id: 'ResentRange' },
);
export const TestSent = Type.Object(
  { attemptId: Type.String({ description: 'Where its answer can be read' }) },
  { $id: 'TestSent' },
);
