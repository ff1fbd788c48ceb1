import { invalid, Refusal } from '@tablewell/chassis/refusal';

/** The refusals of a booking or its change, by rule. */
export const refusals = {
  closed: () => ruleOf('closed', 'Sorry, the restaurant is closed on this day. Please select another date.'),
  notOffered: () =>
    ruleOf('not-offered', 'This time is not offered. Please select one of the available times.'),
  past: () => ruleOf('past', 'This time has already passed. Please select a later time.'),
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
  full: (area?: string) =>
    new Refusal(
      'conflict',
      'no-tables-available',
      area === undefined
        ? 'Sorry, there are no tables available for your party at this time.'
        : `Sorry, there are no tables available for your party in this area (${area}) at this time.`,
    ),
  phoneHoldsEnough: () =>
    new Refusal(
      'conflict',
      'too-many-by-phone',
      'This phone number already holds as many reservations at this time as can be made online. Please call the restaurant.',
    ),
  phoneHoldsEnoughHere: () =>
    new Refusal(
      'conflict',
      'too-many-by-phone',
      'This phone number already holds as many upcoming reservations here as can be made online. Please call the restaurant.',
    ),
  tooLarge: (area?: string) =>
    new Refusal(
      'conflict',
      'no-tables-available',
      area === undefined
        ? 'Sorry, there are no tables available that seat a party of this size.'
        : `Sorry, there are no tables available in this area (${area}) that seat a party of this size.`,
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
  busy: () => new Refusal('unavailable', 'busy', 'Many people are booking here right now. Please try again.'),
} as const;

function ruleOf(code: string, message: string): Refusal {
  return invalid([{ field: 'when', message }], code);
}

const daysText = (days: number): string => (days === 1 ? 'one day' : `${days} days`);
