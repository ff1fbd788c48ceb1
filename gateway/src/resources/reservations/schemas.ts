import { languages } from '@tablewell/languages';
import { Type } from 'typebox';
import { DialUri, Instant, LocalDate, RequiredText, Text } from '../../api/schemas';
import { dinerAnswer, dinerInput, consentInput, sharingInput } from './diner-schemas';

const Status = Type.Union([Type.Literal('active'), Type.Literal('canceled')]);

/** The state of a reservation that began as a request; absent for any other. */
const Request = Type.Optional(
  Type.Object(
    {
      state: Type.Union(
        ['pending', 'accepted', 'declined', 'expired', 'withdrawn'].map((state) => Type.Literal(state)),
      ),
      expiresAt: Instant('When it ends unanswered'),
      message: Type.String({ description: 'The restaurant’s words with its answer; empty if none' }),
    },
    {
      description:
        'Present if the restaurant answers it: while `pending`, the reservation is active and not confirmed yet',
    },
  ),
);

/** An area's name has at most 40 characters; the service has its own message for that. */
const areaInput = Text(200, 'One of the restaurant’s areas, whose tables alone count; anywhere when absent');

const common = {
  id: Type.String({ description: 'Everyone who has it may read, change and cancel the reservation' }),
  name: Type.String(),
  guests: Type.Integer(),
  phoneNumber: Type.String(),
  notes: Type.String(),
  reservation_time: Instant('UTC'),
  status: Status,
  request: Request,
  area: Type.Optional(Type.String({ description: 'The area that the diner asked for; absent: anywhere' })),
  ...dinerAnswer,
};

export const ReservationListItem = Type.Object(
  { ...common, restaurantId: Type.String(), assignedTableType: Type.String() },
  { $id: 'ReservationListItem' },
);

export const Reservation = Type.Object(
  {
    ...common,
    restaurant: Type.Object({
      id: Type.String(),
      name: Type.String(),
      phoneNumber: Type.String(),
      phoneUri: DialUri,
      timezone: Type.String(),
    }),
  },
  {
    $id: 'Reservation',
    examples: [
      {
        id: 'vTPT3ovfFskK8x7BSWB225',
        name: 'Grace Hopper',
        guests: 2,
        phoneNumber: '+1 202 555 0143',
        notes: 'By the window',
        reservation_time: '2026-12-05T18:00:00.000Z',
        status: 'active',
        restaurant: {
          id: 'JJ_AOiHw-cHRaNnKRiAGWM',
          name: 'Trattoria Ada',
          phoneNumber: '',
          timezone: 'Europe/Rome',
        },
      },
    ],
  },
);

export const CreateReservationBody = Type.Object(
  {
    name: RequiredText(1_000),
    guests: Type.Integer({ default: 0 }),
    phoneNumber: Type.Optional(Text(250)),
    notes: Type.Optional(Text(5_000)),
    reservation_time: RequiredText(
      40,
      'Local to the restaurant without a zone; with a zone or Z that instant',
    ),
    originalReferer: Type.Optional(Text(2_000)),
    recaptchaToken: Type.Optional(Text(4_000)),
    language: Type.Optional(
      Type.Union(
        languages.map((each) => Type.Literal(each)),
        { description: 'The language of the messages to the diner; English when absent' },
      ),
    ),
    holdId: Type.Optional(
      Text(64, 'A hold, whose table is booked; one that has ended or is unknown changes nothing'),
    ),
    area: Type.Optional(areaInput),
    requestTable: Type.Optional(
      Type.Boolean({
        description:
          'A party larger than every table sends a request, which the restaurant answers, instead of meeting a 409',
      }),
    ),
    ...dinerInput,
    ...consentInput,
    ...sharingInput,
  },
  {
    examples: [
      {
        name: 'Grace Hopper',
        guests: 2,
        phoneNumber: '+1 202 555 0143',
        notes: 'By the window',
        reservation_time: '2026-12-05T19:00',
        originalReferer: 'direct',
        recaptchaToken: '03AFcWeA…',
      },
    ],
  },
);

export const HoldBody = Type.Object(
  {
    date: LocalDate,
    time: Type.String({
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      description: 'HH:MM by the restaurant’s clock',
    }),
    guests: Type.Integer(),
    area: Type.Optional(areaInput),
    replaces: Type.Optional(Text(64, 'The diner’s former hold, which this one takes the place of')),
  },
  { examples: [{ date: '2026-12-05', time: '19:00', guests: 2 }] },
);

export const Hold = Type.Object(
  {
    holdId: Type.String({
      description: 'A secret of the diner: it permits booking the table and releasing the hold',
    }),
    expiresAt: Instant('When the table is released by itself'),
    secondsLeft: Type.Integer({ description: 'Until then, whatever the caller’s clock says' }),
  },
  {
    $id: 'Hold',
    examples: [
      { holdId: '202612051vTPT3ovfFskK8x7BSWB225', expiresAt: '2026-12-01T10:05:00.000Z', secondsLeft: 300 },
    ],
  },
);

export const UpdateReservationBody = Type.Object(
  {
    name: Type.Optional(Text(1_000)),
    guests: Type.Optional(Type.Integer()),
    phoneNumber: Type.Optional(Text(250)),
    notes: Type.Optional(Text(5_000)),
    reservation_time: Type.Optional(Text(40, 'An instant, or local to the restaurant without a zone')),
    area: Type.Optional(Text(200, 'Another of the restaurant’s areas; empty: anywhere')),
    ...dinerInput,
  },
  { examples: [{ guests: 4, reservation_time: '2026-12-05T18:30:00.000Z' }] },
);

export const ByDateQuery = Type.Object({
  date: Type.Optional(LocalDate),
  startDate: Type.Optional(LocalDate),
  endDate: Type.Optional(LocalDate),
});

const evening = Type.Boolean({
  default: false,
  description:
    'A date means its service day: what starts after midnight, before the restaurant’s day turns, is of the evening before',
});

export const AvailabilityQuery = Type.Object({
  date: LocalDate,
  guests: Type.Integer({ minimum: 1, maximum: 100, default: 2 }),
  reservationId: Type.Optional(
    Text(64, 'A reservation about to move, or a hold: its own table counts as free'),
  ),
  area: Type.Optional(areaInput),
  evening,
});

export const OfferedDaysQuery = Type.Object({
  from: Type.Optional(
    Type.String({
      format: 'date',
      description: 'YYYY-MM-DD; when absent today, or the evening that is under way',
    }),
  ),
  days: Type.Integer({ minimum: 1, maximum: 42, default: 14 }),
  guests: Type.Integer({ minimum: 1, maximum: 100, default: 2 }),
  area: Type.Optional(areaInput),
  evening,
  withTimes: Type.Boolean({ default: false, description: 'Include the times of the first open day' }),
});

export const Availability = Type.Object(
  {
    date: Type.String(),
    timezone: Type.String(),
    refusal: Type.String({
      description: 'Why the whole day has none: closed, past, too-far-ahead; else empty',
    }),
    times: Type.Array(
      Type.Object({
        time: Type.String({ description: 'HH:MM by the restaurant’s clock' }),
        reservation_time: Instant('UTC'),
        period: Type.String({ description: 'The operating period’s name' }),
        available: Type.Boolean({ description: 'False when full for this party, or past' }),
        date: Type.Optional(
          Type.String({
            description: 'With `evening`: the date of the start itself, which is the next one after midnight',
          }),
        ),
      }),
    ),
  },
  { $id: 'Availability' },
);

export const OfferedDays = Type.Object(
  {
    timezone: Type.String(),
    guests: Type.Integer(),
    days: Type.Array(
      Type.Object({
        date: Type.String(),
        state: Type.String({
          description:
            'open: a time is available for the party; full: none is; closed: there is none, or not yet or no longer',
        }),
      }),
      { description: 'In order. The last ones are missing when the server has too much to do' },
    ),
    first: Type.Optional(
      Type.Ref('Availability', { description: 'The times of the first open day, on demand' }),
    ),
  },
  { $id: 'OfferedDays' },
);

export const Sources = Type.Object(
  {
    sources: Type.Array(
      Type.Object({ source: Type.String(), fullUrl: Type.String(), count: Type.Integer() }),
    ),
  },
  { $id: 'Sources' },
);

export { ResendBody, ThreadBody, ThreadEntry } from './thread-schemas';
export { GuestSharingBody, LateBody, MessageBody } from './diner-schemas';
