import {
  type Audience,
  largestParty,
  longestNotes,
  type ProblemCode,
  type ReservationField,
  type ReservationInput,
  reservationProblems,
} from './problems';

export { bookingWindowMonths } from './problems';
export type { Audience, ReservationInput } from './problems';

/** An invalid field, with its message for the user. */
interface FieldProblem {
  readonly field: ReservationField;
  readonly message: string;
}

/** The texts of the API, in English; pages have theirs in every language. */
function messageOf(code: ProblemCode, audience: Audience): string {
  switch (code) {
    case 'nameShort':
      return 'Name must be at least 2 characters long';
    case 'nameLong':
      return 'Name cannot exceed 100 characters';
    case 'nameLetters':
      return 'Name can only contain letters, spaces, hyphens, and apostrophes';
    case 'phoneLong':
      return 'Phone number is too long';
    case 'phoneCharacters':
      return 'Phone number can only contain numbers, spaces, dashes, parentheses, and plus signs';
    case 'partySize':
      return `Party size must be between 1 and ${largestParty[audience]} people`;
    case 'dateMissing':
      return 'Please select a date';
    case 'timeMissing':
      return 'Please select a time';
    case 'notesLong':
      return `Notes cannot exceed ${longestNotes} characters`;
  }
}

/** Validates a reservation form (BOOKING-1 to BOOKING-6). Expects sanitized text; returns every problem. */
export function validateReservation(input: ReservationInput, audience: Audience): FieldProblem[] {
  return reservationProblems(input, audience).map(({ field, code }) => ({
    field,
    message: messageOf(code, audience),
  }));
}
