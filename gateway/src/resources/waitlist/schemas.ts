import { languages } from '@tablewell/languages';
import { announcedMinutes } from '@tablewell/booking-rules/late';
import { Type } from 'typebox';
import { DialUri, Instant, LocalDate, RequiredText, Text } from '../../api/schemas';

const clock = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
const LocalTime = (description: string) => Type.String({ pattern: clock, description });

const states = [
  'WAITING',
  'PENDING_MERCHANT_CONFIRMATION',
  'SERVICE_READY',
  'CHECKED_IN',
  'SEATED',
  'CANCELED',
  'DECLINED_BY_MERCHANT',
  'NO_SHOW',
] as const;

const minutes = {
  from: Type.Integer({ description: 'Minutes from now' }),
  to: Type.Integer({ description: 'At least `from`' }),
};

export const WaitlistEntry = Type.Object(
  {
    id: Type.String({
      description: 'Grants access: whoever holds it may read the entry, answer an offer and leave',
    }),
    state: Type.Enum([...states]),
    position: Type.Integer({ description: 'The place in the line, from 1; 0 once it is not in line' }),
    quote: Type.Optional(
      Type.Object(minutes, {
        description: 'How long it waits from now on; absent where that is not known, and for a full start',
      }),
    ),
    offer: Type.Optional(
      Type.Object(
        {
          time: Instant('The start that is offered, or since when the table is ready'),
          until: Instant('Until when it is held'),
        },
        { description: 'Absent while nothing is held for it' },
      ),
    ),
    name: Type.String(),
    guests: Type.Integer(),
    date: Type.Optional(
      Type.String({ description: 'The full start that it asks for, YYYY-MM-DD; absent in the line of now' }),
    ),
    time: Type.Optional(Type.String({ description: 'HH:MM by the restaurant’s clock, with `date`' })),
    area: Type.Optional(Type.String({ description: 'Absent: anywhere' })),
    joinedAt: Instant(),
    notBefore: Type.Optional(Instant('It does not sit before')),
    lateMinutes: Type.Optional(Type.Integer({ description: 'Present while it has said that it is late' })),
    coming: Type.Optional(
      Type.Boolean({ description: 'True while it has said that it comes to the table that is ready' }),
    ),
    phoneNumber: Type.Optional(Type.String({ description: 'For members' })),
    email: Type.Optional(Type.String({ description: 'For members' })),
    reservationId: Type.Optional(
      Type.String({ description: 'Once an offered start was taken: its reservation, with the same id' }),
    ),
    restaurant: Type.Optional(
      Type.Object(
        {
          id: Type.String(),
          name: Type.String(),
          phoneNumber: Type.String(),
          phoneUri: DialUri,
          timezone: Type.String(),
        },
        { description: 'Where one entry is read' },
      ),
    ),
  },
  {
    $id: 'WaitlistEntry',
    examples: [
      {
        id: 'vTPT3ovfFskK8x7BSWB225',
        state: 'WAITING',
        position: 3,
        quote: { from: 25, to: 40 },
        name: 'Grace Hopper',
        guests: 2,
        joinedAt: '2026-12-05T18:00:00.000Z',
      },
    ],
  },
);

export const WaitlistStatus = Type.Object(
  {
    status: Type.Enum(['OPEN', 'CLOSED_NO_WAIT', 'CLOSED_OTHER'], {
      description:
        'Whether one can join the line of now. `CLOSED_NO_WAIT`: tables are free. `CLOSED_OTHER`: the restaurant is closed, or its line is full or closed',
    }),
    waits: Type.Array(
      Type.Object({
        guests: Type.Integer(),
        from: Type.Optional(minutes.from),
        to: Type.Optional(minutes.to),
        partiesAhead: Type.Integer(),
      }),
      { description: 'Of each size that may join; without `from` and `to` no table is expected for it' },
    ),
    fullStarts: Type.Boolean({
      description: 'Whether diners may ask to be told when a full start has a table',
    }),
    largestParty: Type.Integer({ description: 'The largest party that may join' }),
  },
  { $id: 'WaitlistStatus' },
);

export const JoinWaitlistBody = Type.Object(
  {
    name: RequiredText(1_000),
    phoneNumber: Type.Optional(Text(250, 'It or `email` is required')),
    email: Type.Optional(Text(500)),
    guests: Type.Integer({ default: 0 }),
    area: Type.Optional(Text(200, 'One of the restaurant’s areas; anywhere when absent')),
    notBefore: Type.Optional(
      LocalTime('HH:MM by the restaurant’s clock, in the line of now: the party does not sit before'),
    ),
    date: Type.Optional(LocalDate),
    time: Type.Optional(LocalTime('HH:MM by the restaurant’s clock, together with `date`: a full start')),
    language: Type.Optional(
      Type.Union(
        languages.map((each) => Type.Literal(each)),
        { description: 'The language of the messages to the diner; English when absent' },
      ),
    ),
    recaptchaToken: Type.Optional(Text(4_000)),
  },
  {
    examples: [
      { name: 'Grace Hopper', phoneNumber: '+1 202 555 0143', guests: 2, recaptchaToken: '03AFcWeA…' },
    ],
  },
);

export const WaitlistNewsBody = Type.Object(
  {
    here: Type.Optional(Type.Boolean({ description: 'True: the party is here' })),
    lateMinutes: Type.Optional(
      Type.Integer({ description: `${announcedMinutes.join(', ')}; 0: on time after all` }),
    ),
  },
  { description: 'Either of them', examples: [{ lateMinutes: 10 }] },
);
