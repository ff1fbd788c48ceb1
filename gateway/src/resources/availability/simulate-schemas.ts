import { Type } from 'typebox';
import { PreviewBody } from './preview-schemas';

export const SimulateBody = Type.Object(
  {
    week: Type.Integer({
      minimum: 1,
      maximum: 4,
      description: '1 is the week four weeks ago, 4 the last one, which ended yesterday',
    }),
    ...PreviewBody.properties,
  },
  {
    description: 'A change that is not saved; an absent field keeps the value in force',
    examples: [{ week: 4, availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers: 24 }] } }],
  },
);

export const SimulatedFigures = Type.Object(
  {
    parties: Type.Integer(),
    covers: Type.Integer({ description: 'Of parties that were served and did not cancel' }),
    fullest: Type.Optional(
      Type.Object(
        { date: Type.String(), time: Type.String(), covers: Type.Integer() },
        { description: 'The quarter of an hour in which the most covers start' },
      ),
    ),
    openMinutes: Type.Integer({ description: 'The minutes of all opening hours' }),
    tables: Type.Array(Type.Object({ number: Type.String(), minutes: Type.Integer() }), {
      description: 'How long parties sat at each table; without those where none sat',
    }),
  },
  { $id: 'SimulatedFigures' },
);

export const AvailabilitySimulation = Type.Object(
  {
    from: Type.String(),
    until: Type.String(),
    bookedParties: Type.Integer(),
    refusedParties: Type.Integer(),
    complete: Type.Boolean({
      description: 'False: some parties were left out, because a date has too many',
    }),
    today: Type.Ref('SimulatedFigures'),
    draft: Type.Ref('SimulatedFigures'),
    gainedCovers: Type.Integer({ description: 'That the change serves, and the rules in force do not' }),
    lost: Type.Array(Type.Object({ rule: Type.String(), covers: Type.Integer() }), {
      description:
        'Covers that the rules in force serve, and the change does not, by the rule that refuses them',
    }),
  },
  {
    $id: 'AvailabilitySimulation',
    description:
      'The demand of a past week, booked and refused, replayed in the order of booking under the rules in force and under the change',
  },
);
