import { Type } from 'typebox';
import { Text } from '../../api/schemas';

const kinds = ['reservation', 'guest', 'setting', 'layout', 'staff', 'session', 'plan'];

export const ActivityInitiator = Type.Object(
  {
    kind: Type.String({
      enum: ['member', 'anonymous', 'system'],
      description: 'A person who is signed in or an API key; a diner without an account; the product itself',
    }),
    userId: Type.String({ description: 'Of a member; empty for the others, as all below' }),
    name: Type.String(),
    email: Type.String(),
    address: Type.String({ description: 'Network address' }),
    userAgent: Type.String(),
  },
  { $id: 'ActivityInitiator' },
);

export const ActivityEntry = Type.Object(
  {
    id: Type.String(),
    cursor: Type.String({ description: 'To read on after this entry' }),
    restaurantId: Type.String(),
    at: Type.String({ format: 'date-time', description: 'When it happened' }),
    kind: Type.String({ enum: kinds }),
    event: Type.String({ description: 'As in `reservation.booked`' }),
    subjectId: Type.String({
      description: 'What it is about: the id of a reservation, a person, a layout, …',
    }),
    details: Type.Record(Type.String(), Type.String()),
    initiator: Type.Ref('ActivityInitiator'),
  },
  { $id: 'ActivityEntry' },
);

export const ActivityPage = Type.Object(
  {
    entries: Type.Array(Type.Ref('ActivityEntry')),
    nextCursor: Type.Union([
      Type.String({ description: 'To read on, now or later' }),
      Type.Null({ description: 'There is no entry yet' }),
    ]),
  },
  { $id: 'ActivityPage' },
);

export const ActivityQuery = Type.Object({
  cursor: Type.Optional(Text(500, 'That of the last entry which was read; without one, from the oldest on')),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 100 }),
});
