import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import { tableAudiences } from '@tablewell/restaurant-rules/floor';
import { Type } from 'typebox';
import { Instant, LocalDate, Text } from '../../api/schemas';
import { UpdateRestaurantBody } from '../restaurants/schemas';

export const WhyQuery = Type.Object({
  date: LocalDate,
  partySize: Type.Integer({ minimum: 1, maximum: 100, default: 2 }),
});

const refusedBy = Type.String({
  description: 'The code of the first rule that refuses it; empty: none does',
});
const explanation = Type.String({
  description: 'In words with numbers: `Pacing: 24 of 24 covers start between 7:00 PM and 7:15 PM`',
});

export const ExplainedStarts = Type.Object(
  {
    date: Type.String(),
    partySize: Type.Integer(),
    timezone: Type.String(),
    refusedBy: Type.String({ description: 'The rule that refuses the whole date; empty: none does' }),
    explanation,
    starts: Type.Array(
      Type.Object({
        time: Type.String({ description: 'HH:MM by the restaurant’s clock' }),
        reservation_time: Instant('UTC'),
        period: Type.String(),
        turnMinutes: Type.Integer({ description: 'How long this party would keep its table' }),
        refusedBy,
        explanation,
      }),
    ),
  },
  { $id: 'ExplainedStarts' },
);

const parties = { smallestParty: Type.Integer(), largestParty: Type.Integer() };

export const DraftFloor = Type.Object(
  {
    tables: Type.Array(
      Type.Object({
        number: Text(20),
        type: Text(40),
        ...parties,
        area: Type.Optional(Text(60)),
        audience: Type.Optional(Type.Union(tableAudiences.map((audience) => Type.Literal(audience)))),
        priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
      }),
      { maxItems: floorBounds.tables },
    ),
    combinations: Type.Optional(
      Type.Array(Type.Object({ tableNumbers: Type.Array(Text(20), { maxItems: 6 }), ...parties }), {
        maxItems: floorBounds.combinations,
      }),
    ),
  },
  { $id: 'DraftFloor', description: 'The tables of a floor plan' },
);

const { operatingHours, closedDays, seatingMinutes, tableAvailability } = UpdateRestaurantBody.properties;

export const PreviewBody = Type.Object(
  {
    availabilityRules: Type.Optional(Type.Ref('AvailabilityRules')),
    operatingHours,
    closedDays,
    seatingMinutes,
    tableAvailability,
    floor: Type.Optional(Type.Ref('DraftFloor')),
  },
  {
    description: 'A change that is not saved; an absent field keeps the value in force',
    examples: [
      {
        availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers: 24, publicCovers: 16 }] },
        closedDays: { weekly: [1] },
      },
    ],
  },
);

const Counts = Type.Array(Type.Integer(), { description: 'In the order of `partySizes`' });

export const AvailabilityPreview = Type.Object(
  {
    reservations: Type.Array(
      Type.Object({
        reservation: Type.Ref('ReservationListItem'),
        reasons: Type.Array(
          Type.Object({
            code: Type.String({ description: 'closed, not-offered, no-tables-available or pacing' }),
            explanation: Type.String(),
          }),
        ),
        already: Type.Boolean({ description: 'The settings in force would refuse it, too' }),
      }),
      { description: 'Upcoming reservations that no longer fit, by time; at most 1,000. They stay valid.' },
    ),
    truncated: Type.Boolean({ description: 'More of them exist than are listed' }),
    partySizes: Type.Array(Type.Integer()),
    days: Type.Array(Type.Object({ date: Type.String(), before: Counts, after: Counts }), {
      description: 'The starts that each of the next 30 days offers to diners, before and after the change',
    }),
    complete: Type.Boolean({ description: 'False: counting took too long, and the last days are missing' }),
  },
  { $id: 'AvailabilityPreview' },
);
