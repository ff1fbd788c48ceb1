import { Type } from 'typebox';
import { Instant, RequiredText, Text } from '../../api/schemas';

const Scopes = Type.Array(Type.String(), { description: 'What it may do, such as `reservations:read`' });
const Addresses = Type.Array(Type.String(), {
  description: 'The addresses or ranges from which it may be used; empty: all',
});

const Mode = Type.Union([Type.Literal('live'), Type.Literal('test')], {
  description: 'That of its restaurant',
});

export const ApiKey = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'The program that uses it' }),
    mode: Mode,
    scopes: Scopes,
    addresses: Addresses,
    prefix: Type.String({ description: 'How the key begins' }),
    ending: Type.String({ description: 'Its last letters' }),
    createdAt: Instant(),
    lastUsedAt: Type.Union([Instant('Recorded once a minute'), Type.Null()]),
  },
  { $id: 'ApiKey' },
);

export const NewApiKey = Type.Object(
  {
    id: Type.String(),
    key: Type.String({ description: 'The key itself, this once' }),
    name: Type.String(),
    mode: Mode,
    scopes: Scopes,
    addresses: Addresses,
  },
  { $id: 'NewApiKey' },
);

export const CreateApiKeyBody = Type.Object(
  {
    name: RequiredText(200, 'The program that uses it; two keys of one name may be alive'),
    scopes: Type.Array(Text(64), { maxItems: 50, default: [] }),
    addresses: Type.Array(Text(64), {
      maxItems: 50,
      default: [],
      description: 'Such as `203.0.113.0/24` or `2001:db8::/32`; none: all',
    }),
    mode: Type.Optional(Text(10, '`live` or `test`, as the restaurant is; absent: its mode')),
  },
  {
    examples: [
      {
        name: 'Website',
        scopes: ['reservations:read', 'reservations:write'],
        addresses: ['203.0.113.0/24'],
        mode: 'live',
      },
    ],
  },
);

export const SimulatedReplyBody = Type.Object(
  {
    phoneNumber: RequiredText(40, 'The number that was texted'),
    text: RequiredText(1_600, 'What the diner answers'),
  },
  { examples: [{ phoneNumber: '+1 202 555 0143', text: 'C' }] },
);

export const TestClockBody = Type.Object(
  { now: Instant('The time that the clock shall show: later than it shows now, and at most 400 days ahead') },
  { examples: [{ now: '2026-12-01T19:00:00Z' }] },
);

export const TestClock = Type.Object(
  {
    now: Instant('What time it is in the test restaurant'),
    aheadSeconds: Type.Integer({ minimum: 0, description: 'How far that is ahead of the real time' }),
    latest: Instant('The latest time to which it can be moved now'),
  },
  { $id: 'TestClock' },
);

export const SimulatedReply = Type.Object(
  { answer: Type.String({ description: 'What the diner would be answered; empty: nothing' }) },
  { $id: 'SimulatedReply' },
);
