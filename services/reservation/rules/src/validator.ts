/** An invalid field, with the text for the person. */
export interface FieldProblem {
  readonly field: 'name' | 'phoneNumber' | 'partySize' | 'date' | 'time' | 'notes';
  readonly message: string;
}

/** The public books for up to 20, a member of the restaurant for up to 100 (BOOKING-4). */
export type Audience = 'public' | 'member';

/** The largest party that each may book (BOOKING-4). */
export const largestParty: Record<Audience, number> = { public: 20, member: 100 };

/** How far ahead the public books (BOOKING-5). */
export const bookingWindowMonths = 3;

export const longestNotes = 600;
export const longestPhone = 20;

/** The fields of a reservation form. An undefined field is not checked: a change may leave it out. */
export interface ReservationInput {
  readonly name?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly partySize?: number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly notes?: string | undefined;
}

const nameLetters = /^[\p{L}\p{M}\s'’-]+$/u;
const phoneCharacters = /^[\d\s\-()+]*$/;

function checkName(name: string): string | undefined {
  if (name.length < 2) return 'Name must be at least 2 characters long';
  if (name.length > 100) return 'Name cannot exceed 100 characters';
  if (!nameLetters.test(name)) return 'Name can only contain letters, spaces, hyphens, and apostrophes';
  return undefined;
}

function checkPhone(phone: string): string | undefined {
  if (phone.length > longestPhone) return 'Phone number is too long';
  if (phoneCharacters.test(phone)) return undefined;
  return 'Phone number can only contain numbers, spaces, dashes, parentheses, and plus signs';
}

function checkPartySize(size: number, audience: Audience): string | undefined {
  const largest = largestParty[audience];
  if (Number.isInteger(size) && size >= 1 && size <= largest) return undefined;
  return `Party size must be between 1 and ${largest} people`;
}

/** Validates a reservation form (BOOKING-1 to BOOKING-6). Expects sanitized text; returns every problem. */
export function validateReservation(input: ReservationInput, audience: Audience): FieldProblem[] {
  const checks: [FieldProblem['field'], string | undefined][] = [
    ['name', input.name === undefined ? undefined : checkName(input.name)],
    ['phoneNumber', input.phoneNumber === undefined ? undefined : checkPhone(input.phoneNumber)],
    ['partySize', input.partySize === undefined ? undefined : checkPartySize(input.partySize, audience)],
    ['date', input.date === '' ? 'Please select a date' : undefined],
    ['time', input.time === '' ? 'Please select a time' : undefined],
    [
      'notes',
      (input.notes?.length ?? 0) > longestNotes
        ? `Notes cannot exceed ${longestNotes} characters`
        : undefined,
    ],
  ];
  return checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}
