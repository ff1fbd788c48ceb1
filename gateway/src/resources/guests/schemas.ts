import { Type } from 'typebox';
import { Instant, RequiredText, Text } from '../../api/schemas';

export const Guest = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    phoneNumber: Type.String(),
    visits: Type.Integer(),
    lastVisit: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    noShows: Type.Optional(
      Type.Integer({
        description: 'Reservations to which the guest did not come; they are no visits. Absent: none',
      }),
    ),
    email: Type.Optional(Type.String()),
    dietary: Type.Optional(Type.Array(Type.String())),
    dietaryNotes: Type.Optional(Type.String()),
    marketingConsent: Type.Optional(
      Type.Object(
        {
          email: Type.String({ description: 'The address that news may go to' }),
          givenAt: Instant(),
          textVersion: Type.String({ description: 'The version of the text that the guest agreed to' }),
          withdrawnAt: Type.Optional(Instant()),
        },
        {
          description: 'Present if the guest ever asked for news; with `withdrawnAt` they want none any more',
        },
      ),
    ),
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
  { name: RequiredText(2_000), phoneNumber: Type.Optional(Text(2_000)) },
  { examples: [{ name: 'Grace Hopper', phoneNumber: '+1 202 555 0143' }] },
);

export const ImportGuestsBody = Type.Object(
  {
    guests: Type.Array(
      Type.Object({
        name: RequiredText(2_000),
        phoneNumber: Type.Optional(Type.Union([Text(2_000), Type.Null()])),
        email: Type.Optional(
          Type.Union([Text(2_000), Type.Null()], { description: 'Absent: a known guest keeps theirs' }),
        ),
        visits: Type.Optional(
          Type.Unknown({ description: 'A whole number, 0 or more; anything else is ignored' }),
        ),
        lastVisit: Type.Optional(Type.Unknown({ description: 'A date as text; anything else is ignored' })),
      }),
      { maxItems: 10_000 },
    ),
  },
  {
    examples: [
      {
        guests: [
          {
            name: 'Grace Hopper',
            phoneNumber: '+1 202 555 0143',
            email: 'grace@example.com',
            visits: 3,
            lastVisit: '2026-11-02',
          },
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
