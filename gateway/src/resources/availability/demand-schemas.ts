import { Type } from 'typebox';
import { LocalDate } from '../../api/schemas';

export const DemandQuery = Type.Object({ from: LocalDate, until: LocalDate });

const covers = Type.Integer({ description: 'Their people' });

export const UnmetDemand = Type.Object(
  {
    from: Type.String(),
    until: Type.String(),
    lost: Type.Array(
      Type.Object({
        date: Type.String({ description: 'The service day' }),
        hour: Type.Optional(
          Type.Integer({
            description:
              'The hour of the service day, from 0, beyond 23 after its midnight; absent: they looked at the date, and no start was free',
          }),
        ),
        rule: Type.String({
          description:
            'party-too-small, too-far-ahead, closed, too-short-notice, online-bookings-paused, pacing, blocked or no-tables-available',
        }),
        parties: Type.Integer(),
        covers,
      }),
      { description: 'The parties that were turned away, by date, hour and rule, in this order' },
    ),
    lostParties: Type.Integer(),
    lostCovers: covers,
    bookedCovers: Type.Integer({ description: 'The people of reservations that were not canceled' }),
  },
  {
    $id: 'UnmetDemand',
    description:
      'What diners asked for and did not get. A visitor counts once for a date, start and party size within six hours; nothing about the visitor is stored.',
  },
);
