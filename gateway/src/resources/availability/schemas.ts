import { Type } from 'typebox';

export const SpecialDayPeriod = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    openingTime: Type.String({ description: 'HH:MM' }),
    closingTime: Type.String({ description: 'HH:MM; 24:00 is the end of the day' }),
    reservationInterval: Type.Integer({ description: 'Minutes between starts: 15, 30 or 60' }),
  },
  { $id: 'SpecialDayPeriod' },
);

/** What diners see of a special day. */
export const PublicSpecialDay = Type.Object(
  {
    name: Type.String(),
    from: Type.String({ description: 'YYYY-MM-DD' }),
    until: Type.String({ description: 'YYYY-MM-DD, included' }),
    closed: Type.Optional(Type.Boolean()),
    periods: Type.Optional(
      Type.Array(Type.Ref('SpecialDayPeriod'), {
        description: 'In place of the week’s; with some, the day is open also on a weekday that is closed',
      }),
    ),
  },
  { $id: 'PublicSpecialDay' },
);

export const OnlineSizes = Type.Object(
  {
    smallestParty: Type.Optional(Type.Integer({ description: 'Absent: 1' })),
    largestParty: Type.Optional(Type.Integer({ description: 'Absent: 20; larger parties send a request' })),
  },
  { $id: 'OnlineSizes' },
);
