import {
  type Audience,
  type ReservationInput,
  sanitise,
  validateReservation,
} from '@tablewell/booking-rules';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '@tablewell/chassis';
import { toWhen } from './mapping';

export interface Asked {
  readonly name?: string | undefined;
  readonly guests?: number | undefined;
  readonly phoneNumber?: string | undefined;
  readonly notes?: string | undefined;
  readonly reservation_time?: string | undefined;
}

/** A time that was understood. */
export type When = Exclude<ReturnType<typeof toWhen>, Refusal>;

/**
 * Looks at everything a reservation form says before anything is asked of others, so that every bad field is named
 * at once (spec public §8) and no proof of being a person is spent on a form that will be refused. The rules are
 * the reservation service's own, which decides in the end. Answers the time, where one is given.
 */
export function readForm(
  asked: Asked,
  audience: Audience,
  more: readonly FieldProblem[] = [],
): When | undefined {
  const problems = [...formProblems(asked, audience), ...more];
  if (problems.length > 0) throw invalid(problems);
  const when = whenOf(asked);
  return isRefusal(when) ? undefined : when;
}

/** Every problem of the form by itself. */
export function formProblems(asked: Asked, audience: Audience): FieldProblem[] {
  const text = (typed: string | undefined) => (typed === undefined ? undefined : sanitise(typed));
  const input: ReservationInput = {
    name: text(asked.name),
    partySize: asked.guests,
    phoneNumber: text(asked.phoneNumber),
    notes: text(asked.notes),
  };
  const when = whenOf(asked);
  return [...validateReservation(input, audience), ...(isRefusal(when) ? when.fields : [])];
}

function whenOf({ reservation_time: typed }: Asked) {
  return typed === undefined ? undefined : toWhen(typed);
}
