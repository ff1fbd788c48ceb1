import {
  type Audience,
  largestParty,
  longestNotes,
  reservationProblems,
} from '@tablewell/booking-rules/problems';
import type { ProblemCode } from '@tablewell/booking-rules/problems';
import { plainDigits, plainPhone, sanitize } from '@tablewell/shared/text';
import type { Form, FormErrors as Errors } from '@tablewell/ui';
import type { BookingWindow } from './local-time';
import { t } from './language';

/** The values of the booking form and the change form, as typed. */
export interface FormValues {
  name: string;
  phoneNumber: string;
  /** YYYY-MM-DD, in the restaurant's time zone. */
  date: string;
  /** HH:MM, in the restaurant's time zone. */
  time: string;
  partySize: string;
  notes: string;
  /** The chosen area; empty: anywhere. */
  area: string;
}
export type FormField = keyof FormValues;
/** Inputs of the validation other than the values. */
export type OtherField = 'recaptcha' | 'email';
export type FormErrors = Errors<FormField | OtherField>;
/** The form of a booking or a change. */
export type ReservationForm = Form<FormValues, OtherField>;

export const emptyForm: FormValues = {
  name: '',
  phoneNumber: '',
  date: '',
  time: '',
  partySize: '2',
  notes: '',
  area: '',
};

/** The party size as a number, in whichever digits it was typed; NaN if it is not one. */
export const partySizeOf = (values: Pick<FormValues, 'partySize'>): number =>
  Number(plainDigits(values.partySize).trim() || NaN);

/** Whether times can be requested for this party size. */
export const isPartySize = (size: number, audience: Audience): boolean =>
  Number.isInteger(size) && size >= 1 && size <= largestParty[audience];

/** Name, phone and notes, trimmed and without angle brackets (BOOKING-7). */
export const sanitized = (values: FormValues): FormValues => ({
  ...values,
  name: sanitize(values.name),
  phoneNumber: plainPhone(values.phoneNumber),
  notes: sanitize(values.notes),
});

export interface DateRules extends BookingWindow {
  isClosed: (date: string) => boolean;
}

/** The current date and size of a reservation, which a change may keep even if they can no longer be booked. */
interface OwnValues {
  date: string;
  guests: number;
}

/** Every problem of a form, by field. Expects sanitized values. */
export function problemsOf(
  values: FormValues,
  dates: DateRules,
  audience: Audience,
  own?: OwnValues,
): FormErrors {
  const errors: FormErrors = {};
  const size = partySizeOf(values);
  const partySize = size === own?.guests ? undefined : size;
  for (const { field, code } of reservationProblems({ ...values, partySize }, audience)) {
    errors[field] ??= problemText(code, audience);
  }
  if (values.date && values.date !== own?.date) {
    const problem = dateProblem(values.date, dates);
    if (problem) {
      errors.date ??= problem;
      // A day that cannot be booked has no times to choose from.
      delete errors.time;
    }
  }
  return errors;
}

/** The text of a problem. */
export function problemText(code: ProblemCode, audience: Audience): string {
  switch (code) {
    case 'partySize':
      return t('problem.partySize', { largest: largestParty[audience] });
    case 'notesLong':
      return t('problem.notesLong', { most: longestNotes });
    default:
      return t(`problem.${code}`);
  }
}

function dateProblem(date: string, { first, last, beyond, isClosed }: DateRules): string | undefined {
  if (date < first) return t('problem.datePast');
  if (date > last) return t(beyond);
  return isClosed(date) ? t('problem.closed') : undefined;
}
