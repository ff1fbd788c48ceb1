import { type Audience, type ReservationInput, validateReservation } from '@tablewell/booking-rules';
import { validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { sanitize } from '@tablewell/shared/text';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { consentIn, type DinerBody } from './diner-mapping';
import { toWhen } from './mapping';

export interface ReservationBody extends DinerBody {
  readonly name?: string | undefined;
  readonly guests?: number | undefined;
  readonly phoneNumber?: string | undefined;
  readonly notes?: string | undefined;
  readonly reservation_time?: string | undefined;
}

/** A time that was understood. */
export type When = Exclude<ReturnType<typeof toWhen>, Refusal>;

/**
 * Checks the whole reservation form before any call, so that every bad field is named at once and no captcha
 * token is spent on a form that will be refused. Returns the time, where one is given.
 */
export function readForm(
  asked: ReservationBody,
  audience: Audience,
  more: readonly FieldProblem[] = [],
): When | undefined {
  const { when, problems } = parseForm(asked, audience);
  if (problems.length + more.length > 0) throw invalid([...problems, ...more]);
  return when;
}

/** Every problem of the form alone. */
export function formProblems(asked: ReservationBody, audience: Audience): readonly FieldProblem[] {
  return parseForm(asked, audience).problems;
}

/** The rules are the reservation service's own, which decides in the end. */
function parseForm(asked: ReservationBody, audience: Audience) {
  const text = (typed: string | undefined) => (typed === undefined ? undefined : sanitize(typed));
  const { name, guests, phoneNumber, notes, reservation_time: time } = asked;
  const input: ReservationInput = {
    name: text(name),
    partySize: guests,
    phoneNumber: text(phoneNumber),
    notes: text(notes),
  };
  const when = time === undefined ? undefined : toWhen(time);
  const problems = [...validateReservation(input, audience), ...dinerProblems(asked)];
  return isRefusal(when) ? { problems: [...problems, ...when.fields] } : { problems, when };
}

function dinerProblems(asked: DinerBody): readonly FieldProblem[] {
  const { email, occasion, dietary, dietaryNotes } = asked;
  return validateDinerDetails({
    email: email === undefined ? undefined : sanitize(email),
    occasion,
    dietary,
    dietaryNotes: dietaryNotes === undefined ? undefined : sanitize(dietaryNotes),
    marketingConsent: consentIn(asked),
  });
}
