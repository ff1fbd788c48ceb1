import { availabilityBounds as bounds } from '@tablewell/restaurant-rules/availability/rules';
import { Type } from 'typebox';
import { Text } from '../../api/schemas';

const scope = {
  periodIds: Type.Optional(
    Type.Array(Text(bounds.idLength), {
      maxItems: bounds.periodIds,
      description: 'Ids of operating periods; empty or absent: all times',
    }),
  ),
  weekdays: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      maxItems: 7,
      description: '0 = Sunday to 6 = Saturday; empty or absent: all days',
    }),
  ),
};
/** The bounds of numbers are rules of the service, with messages for people. */
const Count = (description?: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, ...(description ? { description } : {}) }));
const Minutes = Count;

export const TurnTime = Type.Object(
  {
    minutes: Type.Integer({ description: '15 to 360' }),
    smallestParty: Count('Absent: no bound'),
    largestParty: Count('Absent: no bound'),
    ...scope,
  },
  { $id: 'TurnTime', description: 'How long a party keeps its table' },
);

export const PacingRule = Type.Object(
  {
    intervalMinutes: Type.Integer({ description: '15, 30 or 60; intervals are aligned to local midnight' }),
    mostCovers: Count('Absent: no limit'),
    mostParties: Count('Absent: no limit'),
    publicCovers: Count('The part of the limit that the public may book'),
    publicParties: Count('The part of the limit that the public may book'),
    ...scope,
  },
  { $id: 'PacingRule', description: 'The most covers and parties that start in one interval' },
);

export const BookingWindowRule = Type.Object(
  {
    daysAhead: Count('0 to 365; absent: three months'),
    shortestNoticeMinutes: Minutes('Absent: until the start'),
    lastChangeMinutes: Minutes('Absent: until the start'),
    lastCancelMinutes: Minutes('Absent: until the start'),
    ...scope,
  },
  { $id: 'BookingWindowRule', description: 'From when until when the public books, changes and cancels' },
);

export const SpecialDayPeriod = Type.Object(
  {
    id: Type.Optional(Text(bounds.idLength, 'Absent in a request: a new one')),
    name: Text(100),
    openingTime: Text(8, 'HH:MM'),
    closingTime: Text(8, 'HH:MM; 24:00 is the end of the day'),
    reservationInterval: Type.Integer({ description: 'Minutes between starts: 15, 30 or 60' }),
  },
  { $id: 'SpecialDayPeriod' },
);

const dates = {
  name: Text(200),
  from: Type.String({ maxLength: 10, description: 'YYYY-MM-DD' }),
  until: Type.String({ maxLength: 10, description: 'YYYY-MM-DD, included' }),
  closed: Type.Optional(Type.Boolean()),
  periods: Type.Optional(
    Type.Array(Type.Ref('SpecialDayPeriod'), {
      maxItems: 50,
      description: 'In place of the week’s; with some, the day is open also on a weekday that is closed',
    }),
  ),
};

export const SpecialDay = Type.Object(
  {
    id: Type.Optional(Text(bounds.idLength, 'Absent in a request: a new one')),
    ...dates,
    seatingMinutes: Count('The turn time, in place of all turn times of the week'),
    turnTimes: Type.Optional(Type.Array(Type.Ref('TurnTime'), { maxItems: 50 })),
    pacing: Type.Optional(
      Type.Array(Type.Ref('PacingRule'), { maxItems: 50, description: 'Empty: no pacing on this day' }),
    ),
  },
  {
    $id: 'SpecialDay',
    description: 'Dates with rules of their own; an absent field keeps the rules of the week',
  },
);

/** What diners see of a special day. */
export const PublicSpecialDay = Type.Object(dates, { $id: 'PublicSpecialDay' });

export const OnlineSizes = Type.Object(
  { smallestParty: Count('Absent: 1'), largestParty: Count('Absent: 20; larger parties send a request') },
  { $id: 'OnlineSizes' },
);

export const AvailabilityRules = Type.Object(
  {
    turnTimes: Type.Optional(
      Type.Array(Type.Ref('TurnTime'), {
        maxItems: 100,
        description: 'The first that applies decides; without one, `seatingMinutes` of the restaurant',
      }),
    ),
    pauseMinutes: Count('0 to 120: how long a table stays empty after each party'),
    pacing: Type.Optional(
      Type.Array(Type.Ref('PacingRule'), { maxItems: 100, description: 'All that apply must hold' }),
    ),
    specialDays: Type.Optional(Type.Array(Type.Ref('SpecialDay'), { maxItems: 200 })),
    bookingWindows: Type.Optional(
      Type.Array(Type.Ref('BookingWindowRule'), {
        maxItems: 100,
        description: 'Each value is that of the first rule that applies and has it',
      }),
    ),
    online: Type.Optional(Type.Ref('OnlineSizes')),
  },
  { $id: 'AvailabilityRules' },
);

export const VersionedAvailabilityRules = Type.Object(
  {
    rules: Type.Ref('AvailabilityRules'),
    version: Type.Integer({ description: 'Grows with every change; 0: there never were any' }),
  },
  { $id: 'VersionedAvailabilityRules' },
);

export const HolidaysQuery = Type.Object({
  year: Type.Integer({ minimum: 2000, maximum: 2200, description: 'From last year to three years ahead' }),
});

export const Holidays = Type.Object(
  {
    country: Type.String({ description: 'ISO 3166 alpha-2' }),
    holidays: Type.Array(
      Type.Object({
        name: Type.String(),
        from: Type.String({ description: 'YYYY-MM-DD' }),
        until: Type.String({ description: 'YYYY-MM-DD, included' }),
      }),
      { description: 'By date; empty for a country whose holidays are not known' },
    ),
  },
  { $id: 'Holidays' },
);

export const PutAvailabilityRulesBody = Type.Object(
  {
    rules: Type.Ref('AvailabilityRules'),
    version: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The version that the change is based on',
    }),
  },
  {
    examples: [
      {
        version: 0,
        rules: {
          turnTimes: [
            { minutes: 120, smallestParty: 5 },
            { minutes: 60, weekdays: [1, 2, 3, 4, 5], largestParty: 2 },
          ],
          pauseMinutes: 10,
          pacing: [{ intervalMinutes: 15, mostCovers: 24, publicCovers: 16 }],
          specialDays: [
            { name: 'Christmas Eve', from: '2027-12-24', until: '2027-12-24', closed: true },
            {
              name: 'New Year’s Eve',
              from: '2027-12-31',
              until: '2027-12-31',
              periods: [
                { name: 'Gala', openingTime: '18:00', closingTime: '21:00', reservationInterval: 60 },
              ],
              seatingMinutes: 240,
            },
          ],
          bookingWindows: [{ shortestNoticeMinutes: 30, lastCancelMinutes: 120 }],
          online: { largestParty: 8 },
        },
      },
    ],
  },
);
