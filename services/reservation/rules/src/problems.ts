import { hasNameCharacters, isShortName } from './name';

/** The fields of the reservation form. */
export type ReservationField = 'name' | 'phoneNumber' | 'partySize' | 'date' | 'time' | 'notes';

/** The rules of the form. Pages look up their texts by these codes. */
export type ProblemCode =
  | 'nameShort'
  | 'nameLong'
  | 'nameLetters'
  | 'phoneLong'
  | 'phoneCharacters'
  | 'partySize'
  | 'dateMissing'
  | 'timeMissing'
  | 'notesLong';

/** The public books for up to 20, a member of the restaurant for up to 100 (BOOKING-4). */
export type Audience = 'public' | 'member';

/** The largest party that each may book (BOOKING-4). */
export const largestParty: Record<Audience, number> = { public: 20, member: 100 };

/** How far ahead the public books (BOOKING-5). */
export const bookingWindowMonths = 3;

export const longestNotes = 600;
/** The most characters of a phone number with its marks, and the most digits that one has (ITU-T E.164). */
export const longestPhone = 40;
const maxDigits = 15;

/** The fields of a reservation form. An undefined field is not checked: a change may leave it out. */
export interface ReservationInput {
  readonly name?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly partySize?: number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly notes?: string | undefined;
}

/** An emoji is one character, although it is two units of a string. */
const characters = (text: string): number => Array.from(text).length;

const phoneCharacters = /^[\d\s\-()+]*$/;

function checkName(name: string): ProblemCode | undefined {
  if (isShortName(name)) return 'nameShort';
  if (name.length > 100) return 'nameLong';
  return hasNameCharacters(name) ? undefined : 'nameLetters';
}

function checkPhone(phone: string): ProblemCode | undefined {
  if (phone.length > longestPhone || phone.replace(/\D/g, '').length > maxDigits) return 'phoneLong';
  return phoneCharacters.test(phone) ? undefined : 'phoneCharacters';
}

const isSize = (size: number, largest: number): boolean =>
  Number.isInteger(size) && size >= 1 && size <= largest;

/** The problems of a reservation form (BOOKING-1 to BOOKING-6), one for each field. Expects sanitized text. */
export function reservationProblems(
  { name, phoneNumber, partySize, date, time, notes = '' }: ReservationInput,
  audience: Audience,
): { readonly field: ReservationField; readonly code: ProblemCode }[] {
  const checks: [ReservationField, ProblemCode | undefined][] = [
    ['name', name === undefined ? undefined : checkName(name)],
    ['phoneNumber', phoneNumber === undefined ? undefined : checkPhone(phoneNumber)],
    [
      'partySize',
      partySize === undefined || isSize(partySize, largestParty[audience]) ? undefined : 'partySize',
    ],
    ['date', date === '' ? 'dateMissing' : undefined],
    ['time', time === '' ? 'timeMissing' : undefined],
    ['notes', characters(notes) > longestNotes ? 'notesLong' : undefined],
  ];
  return checks.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}
