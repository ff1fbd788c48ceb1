import { Type } from 'typebox';
import { giveUpMinutes, lateMinutes } from '@tablewell/restaurant-rules/reminders';
import { waitlistLimits as limits } from '@tablewell/restaurant-rules/waitlist';
import { DialUri, LocalDate, RequiredText, Text } from '../../api/schemas';

const OrNull = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const DayOfWeek = Type.Integer({ minimum: 0, maximum: 6, description: '0 = Sunday to 6 = Saturday' });
const IntervalText = Type.Union([Type.String({ maxLength: 4 }), Type.Integer()], {
  description: 'Minutes between starts: 15, 30 or 60',
});

export const ClosedDays = Type.Object(
  { weekly: Type.Array(DayOfWeek, { maxItems: 7 }), special: Type.Array(LocalDate, { maxItems: 1_000 }) },
  { $id: 'ClosedDays' },
);

export const OperatingPeriod = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    openingTime: Type.String({ description: 'HH:MM' }),
    closingTime: Type.String({ description: 'HH:MM; 24:00 is the end of the day' }),
    reservationInterval: Type.String({ description: 'Minutes between starts, as text' }),
    daysOfWeek: Type.Array(Type.Integer()),
  },
  { $id: 'OperatingPeriod' },
);

export const TableCount = Type.Object(
  { count: Type.Integer(), capacity: Type.Integer() },
  { $id: 'TableCount' },
);

export const TableAvailability = Type.Record(
  Type.String(),
  Type.Union([Type.Ref('TableCount'), Type.Integer()]),
  {
    $id: 'TableAvailability',
    description: 'By table type name: a count alone, or count and seats each',
  },
);

const hours = {
  openingTime: Type.String({ description: 'Earliest opening, HH:MM' }),
  closingTime: Type.String({ description: 'Latest closing, HH:MM' }),
  reservationInterval: Type.Integer(),
  operatingHours: Type.Array(Type.Ref('OperatingPeriod')),
  closedDays: Type.Ref('ClosedDays'),
  timezone: Type.String({ description: 'IANA zone' }),
  serviceDayTurnsAt: Type.String({
    description:
      'HH:MM: what starts before belongs to the evening before; a period that closes by then may end on the next morning',
  }),
  specialDays: Type.Optional(
    Type.Array(Type.Ref('PublicSpecialDay'), {
      description: 'Dates with hours of their own; absent without any',
    }),
  ),
  daysAhead: Type.Optional(
    Type.Integer({ description: 'The furthest day that is booked online; absent: three months' }),
  ),
  online: Type.Optional(Type.Ref('OnlineSizes', { description: 'Absent: parties of 1 to 20' })),
};

const Reminder = Type.Object({
  minutesBefore: Type.Integer({
    description:
      'Before the party’s time, 15 to 10080; a multiple of 1440 means days before, at the same local time',
  }),
  channels: Type.Array(Type.Union([Type.Literal('sms'), Type.Literal('email')])),
});

const QuietHours = Type.Object(
  { from: Text(8, 'HH:MM'), to: Text(8, 'HH:MM, not included') },
  {
    description:
      'When no reminder is sent, on the restaurant’s clock; may cross midnight, and the same time twice means never',
  },
);

const waitlist = {
  online: Type.Boolean({
    description: 'Diners may join the line of now by link while the restaurant is open',
  }),
  fullStarts: Type.Boolean({ description: 'Diners may ask to be told when a full start has a table' }),
  largestParty: Type.Integer({ description: 'The largest party that may join by link' }),
  mostWaiting: Type.Integer({ description: 'Diners may join the line of now while fewer parties wait' }),
  graceMinutes: Type.Integer({ description: 'How long a ready table is held' }),
  offerMinutes: Type.Integer({ description: 'How long an offered start is held' }),
  doorTables: Type.Integer({
    description:
      'How many tables online bookings leave free for the door, besides those of parties that wait',
  }),
  doorMinutes: Type.Integer({ description: 'For starts within so many minutes' }),
  vipFirst: Type.Boolean({
    description: 'Parties whose notes say VIP get their table before those that joined earlier',
  }),
};

const range = ({ min, max }: { min: number; max: number }) =>
  Type.Optional(Type.Integer({ description: `${min} to ${max}` }));

const Mode = Type.Union([Type.Literal('live'), Type.Literal('test')], {
  description: '`test`: it is for tests of programs, and its messages go nowhere',
});

export const Restaurant = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    mode: Mode,
    email: Type.String(),
    emailConfirmed: Type.Boolean({
      description: 'False while `email` waits for the link that was mailed to it',
    }),
    notificationEmail: Type.String({ description: 'Where its mails go; empty: to the owner’s account' }),
    phoneNumber: Type.String(),
    role: Type.Optional(
      Type.Union([Type.Literal('owner'), Type.Literal('manager'), Type.Literal('host')], {
        description: 'The role of the caller at this restaurant',
      }),
    ),
    withheld: Type.Optional(
      Type.Array(Type.Union([Type.Literal('export'), Type.Literal('contacts')]), {
        description:
          'What the owner has withheld from the caller: to save data as files, to see phone numbers and mail addresses of guests',
      }),
    ),
    ...hours,
    seatingMinutes: Type.Integer(),
    autoConfirm: Type.Boolean({ description: 'False: every public booking is a request' }),
    requests: Type.Object({
      expireAfterMinutes: Type.Integer({ description: 'How long a request waits for an answer' }),
      largePartiesHoldTable: Type.Boolean({
        description: 'A request of a party that is too large to book online holds a table, too',
      }),
    }),
    emailNotifications: Type.Boolean(),
    smsNotifications: Type.Boolean(),
    reminders: Type.Array(Reminder, { description: 'The reminders of every reservation, earliest first' }),
    quietHours: QuietHours,
    callListAt: Type.String({
      description: 'HH:MM: when hosts see who has not answered the reminders; empty: all day',
    }),
    lateAfterMinutes: OrNull('When a party is late and asked by SMS when it comes; null: none is asked'),
    giveUpLateAfterMinutes: OrNull('When the table of a late party is proposed to be given up; null: never'),
    givesUpLateByItself: Type.Boolean({ description: 'Such a table is given up without a host' }),
    waitlist: Type.Object(waitlist, { description: 'How the waitlist works for diners' }),
    country: Type.String({ description: 'ISO 3166 alpha-2: where numbers without a country code are read' }),
    smsCountries: Type.Array(Type.String(), {
      description: 'ISO 3166 alpha-2: the countries whose numbers are texted',
    }),
    tableAvailability: Type.Ref('TableAvailability'),
  },
  { $id: 'Restaurant' },
);

export const PublicRestaurant = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    phoneNumber: Type.String(),
    ...hours,
    mode: Mode,
    requiresConfirmation: Type.Boolean({
      description: 'Every booking is a request that the restaurant answers',
    }),
    face: Type.Optional(Type.Ref('Face')),
    embedding: Type.Optional(Type.Ref('Embedding')),
    ownName: Type.Optional(Type.Ref('OwnName')),
    areas: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'The areas that a diner may choose, in the owner’s words; absent where there is no choice',
      }),
    ),
    areaChoices: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), partySizes: Type.Array(Type.Integer()) }), {
        description: 'The same areas, each with the sizes of the parties that it can seat',
      }),
    ),
    phoneUri: DialUri,
    texting: Type.Optional(
      Type.Object(
        { country: Type.String(), countries: Type.Array(Type.String()) },
        {
          description:
            'ISO 3166 alpha-2: where numbers without a country code are read, and the countries whose numbers are texted. Absent: it sends no SMS',
        },
      ),
    ),
    sharesGuestsAs: Type.Optional(
      Type.String({
        description:
          'The name of the group whose restaurants share guests who agree (`guestSharing`). Absent where none are shared',
      }),
    ),
    hasSharedGuests: Type.Optional(
      Type.Boolean({
        description:
          'Present if the group shares guests or did so at some time: a diner may have a consent to end',
      }),
    ),
    largestTable: Type.Optional(
      Type.Integer({
        description:
          'The largest party that a table or a combination seats; a larger one may ask for a table (`requestTable`). Absent without tables',
      }),
    ),
  },
  { $id: 'PublicRestaurant' },
);

export const CreateRestaurantBody = Type.Object(
  {
    name: RequiredText(200),
    mode: Type.Optional(
      Type.Union([Type.Literal('live'), Type.Literal('test')], {
        description:
          '`test`: for tests of programs, one for each account under every plan; its messages go nowhere. `live`, which is meant if it is absent, otherwise',
      }),
    ),
  },
  { examples: [{ name: 'Trattoria Ada' }] },
);

export const ConfirmAddressBody = Type.Object(
  { token: Text(200) },
  { examples: [{ token: 'from-the-mail' }] },
);

export const ConfirmedAddress = Type.Object(
  { success: Type.Boolean(), message: Type.String(), restaurantName: Type.String(), email: Type.String() },
  { $id: 'ConfirmedAddress' },
);

export const UpdateRestaurantBody = Type.Object(
  {
    name: Type.Optional(Text(200)),
    email: Type.Optional(Text(254)),
    phoneNumber: Type.Optional(Text(40)),
    timezone: Type.Optional(Text(64)),
    reservationTimes: Type.Optional(
      Type.Union([Type.Literal('local'), Type.Literal('instant')], {
        description:
          'With timezone: what reservations ahead keep. local: the zone was wrong, and each keeps its local time and its table; instant (default): each keeps its instant, so its local time changes',
      }),
    ),
    seatingMinutes: Type.Optional(Type.Integer({ minimum: 15, maximum: 360 })),
    operatingHours: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.Optional(Text(64)),
          name: Text(100),
          openingTime: Text(8),
          closingTime: Text(8),
          reservationInterval: IntervalText,
          daysOfWeek: Type.Array(DayOfWeek, { maxItems: 7 }),
        }),
        { maxItems: 20 },
      ),
    ),
    serviceDayTurnsAt: Type.Optional(Text(8, 'A full hour from 00:00 to 12:00')),
    autoConfirm: Type.Optional(Type.Boolean({ description: 'False: every public booking is a request' })),
    requests: Type.Optional(
      Type.Object({
        expireAfterMinutes: Type.Integer({ minimum: 30, maximum: 10_080 }),
        largePartiesHoldTable: Type.Boolean(),
      }),
    ),
    emailNotifications: Type.Optional(Type.Boolean()),
    smsNotifications: Type.Optional(Type.Boolean()),
    reminders: Type.Optional(
      Type.Array(Reminder, { description: 'At most 4, each at another time; empty: none' }),
    ),
    quietHours: Type.Optional(QuietHours),
    callListAt: Type.Optional(Text(8, 'HH:MM; empty: the call list is shown all day')),
    lateAfterMinutes: Type.Optional(
      OrNull(
        `${lateMinutes.min} to ${lateMinutes.max}: when a party that has not arrived is late and asked by SMS when it comes; null: none is asked`,
      ),
    ),
    giveUpLateAfterMinutes: Type.Optional(
      OrNull(
        `At least \`lateAfterMinutes\`, at most ${giveUpMinutes.max}: when the table of a late party is proposed to be given up; null: never`,
      ),
    ),
    givesUpLateByItself: Type.Optional(
      Type.Boolean({ description: 'Such a table is given up without a host' }),
    ),
    waitlist: Type.Optional(
      Type.Object(
        {
          online: Type.Optional(waitlist.online),
          fullStarts: Type.Optional(waitlist.fullStarts),
          largestParty: range(limits.largestParty),
          mostWaiting: range(limits.mostWaiting),
          graceMinutes: range(limits.graceMinutes),
          offerMinutes: range(limits.offerMinutes),
          doorTables: range(limits.doorTables),
          doorMinutes: range(limits.doorMinutes),
          vipFirst: Type.Optional(waitlist.vipFirst),
        },
        { description: 'How the waitlist works for diners; what is absent stays as it is' },
      ),
    ),
    country: Type.Optional(Text(8, 'ISO 3166 alpha-2; by the time zone until it is set')),
    smsCountries: Type.Optional(
      Type.Array(Text(8), {
        description: 'ISO 3166 alpha-2, 1 to 50: the countries whose numbers are texted',
      }),
    ),
    closedDays: Type.Optional(
      Type.Object({
        weekly: Type.Optional(Type.Array(DayOfWeek, { maxItems: 7 })),
        special: Type.Optional(Type.Array(LocalDate, { maxItems: 1_000 })),
      }),
    ),
    tableAvailability: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([
          Type.Integer({ minimum: 0, maximum: 99 }),
          Type.Object({
            count: Type.Integer({ minimum: 0, maximum: 99 }),
            capacity: Type.Integer({ minimum: 1, maximum: 100 }),
          }),
        ]),
        { maxProperties: 50 },
      ),
    ),
  },
  {
    examples: [
      {
        timezone: 'Europe/Rome',
        seatingMinutes: 90,
        operatingHours: [
          {
            name: 'Dinner',
            openingTime: '17:00',
            closingTime: '22:00',
            reservationInterval: '30',
            daysOfWeek: [2, 3, 4, 5, 6],
          },
        ],
        closedDays: { weekly: [1], special: ['2026-12-24'] },
        tableAvailability: { TwoTop: { count: 4, capacity: 2 }, FourTop: 6 },
      },
    ],
  },
);

export const TableAvailabilityAnswer = Type.Object(
  { tableAvailability: Type.Ref('TableAvailability') },
  { $id: 'TableAvailabilityAnswer' },
);
