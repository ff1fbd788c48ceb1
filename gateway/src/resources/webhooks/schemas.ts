import { Type } from 'typebox';
import { Instant } from '../../api/schemas';

// The data of the events that webhooks tell.

const Id = Type.String();
const restaurantId = Type.String();

export const WebhookReservation = Type.Object(
  {
    id: Type.String({ description: 'Everyone who has it may read, change and cancel the reservation' }),
    restaurantId,
    sequence: Type.Integer({
      description: 'Grows with every change of the reservation: of two events the higher one is newer',
    }),
    guests: Type.Integer(),
    reservation_time: Instant('UTC'),
    status: Type.Union([Type.Literal('active'), Type.Literal('canceled')]),
    stage: Type.Union(
      [
        ...['requested', 'booked', 'confirmed', 'arrived', 'seated', 'finished', 'no-show', 'canceled'],
        'deleted',
      ].map((stage) => Type.Literal(stage)),
    ),
    walkIn: Type.Optional(Type.Boolean()),
    assignedTableType: Type.Optional(Type.String()),
    area: Type.Optional(Type.String()),
    request: Type.Optional(
      Type.Object({
        state: Type.Union(
          ['pending', 'accepted', 'declined', 'expired', 'withdrawn'].map((state) => Type.Literal(state)),
        ),
        expiresAt: Instant('When it ends unanswered'),
      }),
    ),
    late: Type.Optional(
      Type.Object({
        minutes: Type.Integer(),
        saidAt: Instant(),
        expectedAt: Type.Optional(Instant()),
      }),
    ),
    peopleHere: Type.Optional(Type.Integer()),
    updatedAt: Type.Optional(Instant()),
  },
  {
    $id: 'WebhookReservation',
    description: 'The reservation as it is after the event, without anything that says who it is',
  },
);
export const WebhookGuest = Type.Object({ id: Id, restaurantId }, { $id: 'WebhookGuest' });
export const WebhookImport = Type.Object(
  { restaurantId, importId: Id, created: Type.Array(Id), changed: Type.Array(Id) },
  { $id: 'WebhookImport' },
);
export const WebhookErasure = Type.Object(
  { id: Id, restaurantId, reservations: Type.Array(Id) },
  { $id: 'WebhookErasure' },
);
export const WebhookTest = Type.Object({ restaurantId, endpointId: Id }, { $id: 'WebhookTest' });
