import { type Audience, largestParty, validateReservation } from '@tablewell/booking-rules';
import { sanitize } from '@tablewell/shared/text';
import type { FieldError } from '@tablewell/api-client';
import type { Form, FormErrors as Errors } from '@tablewell/ui';

/** The values of the booking form and the change form, as typed. */
export interface FormValues {
  name: string;
  phoneNumber: string;
  /** YYYY-MM-DD by the restaurant's clock. */
  date: string;
  /** HH:MM by the restaurant's clock. */
  time: string;
  partySize: string;
  notes: string;
}
export type FormField = keyof FormValues;
/** Sources of errors beside the values. */
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
};

/** The party size as a number; NaN when it is not one. */
export const partySizeOf = (values: Pick<FormValues, 'partySize'>): number =>
  values.partySize.trim() === '' ? NaN : Number(values.partySize);

/** True when times can be requested for this many. */
export const isPartySize = (size: number, audience: Audience): boolean =>
  Number.isInteger(size) && size >= 1 && size <= largestParty[audience];

/** Name, phone and notes, trimmed and without angle brackets (BOOKING-7). */
export const sanitized = (values: FormValues): FormValues => ({
  ...values,
  name: sanitize(values.name),
  phoneNumber: sanitize(values.phoneNumber),
  notes: sanitize(values.notes),
});

export interface DateRules {
  /** First and last date that can be booked. */
  first: string;
  last: string;
  isClosed: (date: string) => boolean;
}

export const closedOnPick = 'This day is not available for reservations. Please select another date.';
export const closedOnSubmit = 'Sorry, the restaurant is closed on this day. Please select another date.';

/** The present date and size of a reservation, which a change may keep even if they can no longer be booked. */
export interface OwnValues {
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
  for (const { field, message } of validateReservation({ ...values, partySize }, audience)) {
    errors[field] ??= message;
  }
  if (values.date && values.date !== own?.date) {
    const problem = dateProblem(values.date, dates);
    if (problem) {
      errors.date ??= problem;
      // There is no time to choose on a day that cannot be had.
      delete errors.time;
    }
  }
  return errors;
}

function dateProblem(date: string, { first, last, isClosed }: DateRules): string | undefined {
  if (date < first) return 'This date has already passed. Please select a later date.';
  if (date > last) return 'Reservations can be made up to three months ahead.';
  return isClosed(date) ? closedOnSubmit : undefined;
}

/** The server's names of fields, and ours. */
const ownNames: Record<string, FormField | OtherField> = {
  name: 'name',
  phoneNumber: 'phoneNumber',
  guests: 'partySize',
  reservation_time: 'time',
  notes: 'notes',
  recaptchaToken: 'recaptcha',
  email: 'email',
};

const fieldLabels: Record<FormField | OtherField, string> = {
  name: 'Name',
  phoneNumber: 'Phone number',
  date: 'Date',
  time: 'Time',
  partySize: 'Party size',
  notes: 'Notes',
  recaptcha: 'reCAPTCHA',
  email: 'Email',
};

/** The server's validation errors: the messages of our fields, and one line per field for the notification. */
export function refusedFields(details: readonly FieldError[]): { errors: FormErrors; lines: string[] } {
  const errors: FormErrors = {};
  const lines = details.map(({ field, message }) => {
    const own = ownNames[field];
    if (!own) return `${field}: ${message}`;
    errors[own] ??= message;
    return `${fieldLabels[own]}: ${message}`;
  });
  return { errors, lines };
}
