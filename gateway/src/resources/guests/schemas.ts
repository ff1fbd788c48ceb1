import { Type } from 'typebox';
import { Text } from '../../http/schemas';

export const Guest = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    phoneNumber: Type.String(),
    visits: Type.Integer(),
    lastVisit: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'Guest' },
);

export const GuestPage = Type.Object(
  { guests: Type.Array(Type.Ref('Guest')), total: Type.Integer() },
  { $id: 'GuestPage' },
);

export const GuestQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, default: 50, description: 'Over 200 is 200' }),
  search: Type.Optional(Text(200)),
});

export const AddGuestBody = Type.Object(
  { name: Text(200), phoneNumber: Type.Optional(Text(250)) },
  { examples: [{ name: 'Grace Hopper', phoneNumber: '+1 202 555 0143' }] },
);

export const ImportGuestsBody = Type.Object(
  {
    guests: Type.Array(
      Type.Object({
        name: Text(500),
        phoneNumber: Type.Optional(Type.Union([Text(250), Type.Null()])),
        visits: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        lastVisit: Type.Optional(Type.Union([Text(60), Type.Null()])),
      }),
      { maxItems: 10_000 },
    ),
  },
  {
    examples: [
      {
        guests: [
          { name: 'Grace Hopper', phoneNumber: '+1 202 555 0143', visits: 3, lastVisit: '2026-11-02' },
        ],
      },
    ],
  },
);

export const ImportSummary = Type.Object(
  {
    total: Type.Integer(),
    created: Type.Integer(),
    updated: Type.Integer(),
    failed: Type.Integer(),
    errors: Type.Array(Type.String()),
  },
  { $id: 'ImportSummary' },
);
