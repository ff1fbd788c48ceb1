import { type Audience, type ReservationInput, validateReservation } from '@tablewell/booking-rules';
import { validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { sharingVersionProblem } from '@tablewell/booking-rules/guest-sharing';
import { isMasked } from '@tablewell/shared/masked-contact';
import { plainPhone, sanitize } from '@tablewell/shared/text';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { consentIn, type DinerBody, sharingIn } from './diner-mapping';
import { toWhen } from './mapping';

export interface ReservationBody extends DinerBody {
  readonly name?: string | undefined;
  readonly guests?: number | undefined;
  readonly phoneNumber?: string | undefined;
  readonly notes?: string | undefined;
  readonly reservation_time?: string | undefined;
}

/** A time that could be parsed. */
type When = Exclude<ReturnType<typeof toWhen>, Refusal>;

/**
 * Checks the whole reservation form before any call, so that every bad field is named at once and no captcha token is
 * spent on a form that will be refused. Returns the time, if one is given.
 */
export function readForm(
  body: ReservationBody,
  audience: Audience,
  more: readonly FieldProblem[] = [],
): When | undefined {
  const { when, problems } = parseForm(body, audience);
  if (problems.length + more.length > 0) throw invalid([...problems, ...more]);
  return when;
}

/** Every problem that can be found in the form itself. */
export function formProblems(body: ReservationBody, audience: Audience): readonly FieldProblem[] {
  return parseForm(body, audience).problems;
}

/** The rules are those of the reservation service, which makes the final decision. */
function parseForm(body: ReservationBody, audience: Audience) {
  const text = (typed: string | undefined) => (typed === undefined ? undefined : sanitize(typed));
  const { name, guests, phoneNumber, notes, reservation_time: time } = body;
  const input: ReservationInput = {
    name: text(name),
    partySize: guests,
    // A member who was not shown the real number sends the masked one back; the service decides whether the real one
    // stays (ROLE-8).
    phoneNumber: phoneNumber === undefined || isMasked(phoneNumber) ? undefined : plainPhone(phoneNumber),
    notes: text(notes),
  };
  const when = time === undefined ? undefined : toWhen(time);
  const problems = [...validateReservation(input, audience), ...dinerProblems(body)];
  return isRefusal(when) ? { problems: [...problems, ...when.fields] } : { problems, when };
}

function dinerProblems(body: DinerBody): readonly FieldProblem[] {
  const sharing = sharingIn(body);
  const unknown = sharing && sharingVersionProblem(sharing.textVersion);
  return [...detailProblems(body), ...(unknown ? [{ field: 'guestSharing', message: unknown }] : [])];
}

function detailProblems(body: DinerBody): readonly FieldProblem[] {
  const { email, occasion, dietary, dietaryNotes } = body;
  return validateDinerDetails({
    email: email === undefined ? undefined : sanitize(email),
    occasion,
    dietary,
    dietaryNotes: dietaryNotes === undefined ? undefined : sanitize(dietaryNotes),
    marketingConsent: consentIn(body),
  });
}
