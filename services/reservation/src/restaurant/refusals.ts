import { invalid, Refusal } from '@tablewell/chassis/refusal';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';

/** Members read a reason; diners read, politely, what to do instead. */
const wordsFor = (audience: TableAudience, diner: string, member: string): string =>
  audience === 'everyone' ? diner : member;

/** A party without a table. */
interface RefusedParty {
  readonly audience: TableAudience;
  readonly partySize: number;
  /** The area that it asked for; absent: any. */
  readonly area?: string | undefined;
}

const inArea = (refused: RefusedParty | undefined): string =>
  refused?.area === undefined ? '' : ` in this area (${refused.area})`;

/** The refusals of a booking or its change, by rule. */
export const refusals = {
  closed: (audience: TableAudience = 'everyone') =>
    ruleOf(
      'closed',
      wordsFor(
        audience,
        'Sorry, the restaurant is closed on this day. Please select another date.',
        'The restaurant is closed on this day.',
      ),
    ),
  notOffered: (audience: TableAudience = 'everyone') =>
    ruleOf(
      'not-offered',
      wordsFor(
        audience,
        'This time is not offered. Please select one of the available times.',
        'No reservations start at this time.',
      ),
    ),
  past: (audience: TableAudience = 'everyone') =>
    ruleOf(
      'past',
      wordsFor(
        audience,
        'This time has already passed. Please select a later time.',
        'This time has already passed.',
      ),
    ),
  tooFarAhead: (days?: number) =>
    ruleOf(
      'too-far-ahead',
      `Reservations can be made up to ${days === undefined ? 'three months' : daysText(days)} ahead.`,
    ),
  tooShortNotice: () =>
    ruleOf(
      'too-short-notice',
      'It is too late to book this time online. Please select a later time or call the restaurant.',
    ),
  skipped: () =>
    ruleOf(
      'skipped',
      'This time does not exist on that day, because the clocks change. Please select another time.',
    ),
  full: (refused?: RefusedParty) =>
    new Refusal(
      'conflict',
      'no-tables-available',
      wordsFor(
        refused?.audience ?? 'everyone',
        `Sorry, there are no tables available for your party${inArea(refused)} at this time.`,
        `There are no tables available for a party of ${refused?.partySize}${inArea(refused)} at this time.`,
      ),
    ),
  phoneBookingsEnough: () =>
    new Refusal(
      'conflict',
      'too-many-by-phone',
      'This phone number already holds as many reservations at this time as can be made online. Please call the restaurant.',
    ),
  phoneBookingsEnoughHere: () =>
    new Refusal(
      'conflict',
      'too-many-by-phone',
      'This phone number already holds as many upcoming reservations here as can be made online. Please call the restaurant.',
    ),
  tooLarge: (refused: RefusedParty) =>
    new Refusal(
      'conflict',
      'no-tables-available',
      wordsFor(
        refused.audience,
        `Sorry, there are no tables available${inArea(refused)} that seat a party of this size.`,
        `There are no tables available${inArea(refused)} that seat a party of ${refused.partySize}.`,
      ),
    ),
  dayFull: () =>
    new Refusal('conflict', 'day-full', 'Sorry, there are no tables available on this day any more.'),
  tooSmall: (smallest: number) =>
    invalid(
      [
        {
          field: 'partySize',
          message: `Online bookings are for parties of ${smallest} or more. Please call the restaurant.`,
        },
      ],
      'party-too-small',
    ),
  tooLateToChange: () =>
    new Refusal(
      'conflict',
      'too-late-to-change',
      'It is too late to change this reservation online. Please call the restaurant.',
    ),
  canceled: () =>
    new Refusal('conflict', 'canceled', 'This reservation is canceled and can no longer be changed.'),
  tooLateToCancel: () =>
    new Refusal(
      'conflict',
      'too-late-to-cancel',
      'It is too late to cancel this reservation online. Please call the restaurant.',
    ),
  notForPublic: () =>
    new Refusal(
      'conflict',
      'test-restaurant',
      'This is a test restaurant, and nobody can book here. Its owner can, signed in or with a test key.',
    ),
  busy: () => new Refusal('unavailable', 'busy', 'Many people are booking here right now. Please try again.'),
} as const;

function ruleOf(code: string, message: string): Refusal {
  return invalid([{ field: 'when', message }], code);
}

const daysText = (days: number): string => (days === 1 ? 'one day' : `${days} days`);
