import { validateReservation } from '@tablewell/booking-rules';
import { type DinerDetailsInput, validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { type FieldProblem, invalid, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { cleanDinerInput } from '../../party/diner-details';
import { findChange, longestReason } from '../../party/hosts-change';
import { withMasked } from '../../party/masked-input';
import { cleanDetails, type Details, type Reservation } from '../../party/reservation';
import type { RequestedTime } from '../when';
import { refuseStepInput, type StepInput } from './step-input';

/** The values of a host's form, for a booking and for a change. */
export interface HostsForm extends StepInput, Details {
  readonly when: RequestedTime;
  /** The diner's details, as entered by the host (DINER-6). In a change, undefined fields keep their values. */
  readonly diner: Omit<DinerDetailsInput, 'marketingConsent'>;
  /** Empty: a free table is chosen. */
  readonly tableNumbers: readonly string[];
  /** Overrides the rules that would refuse it. */
  readonly override: boolean;
  /** The reason for the override; required with `override`. */
  readonly reason: string;
}

/** A party that a host booked or changed. */
export interface HostsBooked {
  readonly reservation: Reservation;
  /** The codes of the rules that were overridden. */
  readonly overridden: readonly string[];
}

/** The form with sanitized texts. */
export function cleanForm<F extends HostsForm>(form: F): F {
  const { name, partySize, phoneNumber, notes } = form;
  const details = cleanDetails({ name, partySize, phoneNumber, notes });
  const diner = cleanDinerInput(form.diner);
  return { ...form, ...details, diner, reason: form.override ? sanitize(form.reason) : '' };
}

/** The refusal of an invalid form, by field; undefined for a valid one. `nameMasked` says what is wrong with masked contacts. */
export function refuseForm(form: HostsForm, now: Date, nameMasked = withMasked): Refusal | undefined {
  const { name, partySize, phoneNumber, notes } = form;
  const found: FieldProblem[] = [
    ...(refuseStepInput(form, now)?.fields ?? []),
    ...validateReservation({ name, partySize, phoneNumber, notes }, 'member'),
    ...validateDinerDetails(form.diner),
    ...reasonProblems(form, 'Please say why you book it anyway'),
  ];
  const problems = nameMasked(found, { phoneNumber, email: form.diner.email });
  return problems.length > 0 ? invalid(problems) : undefined;
}

/** The problems of the reason for an override; `missing` is the message about an empty one. */
export function reasonProblems(
  { override, reason }: Pick<HostsForm, 'override' | 'reason'>,
  missing: string,
): FieldProblem[] {
  const field = 'reason';
  if (override && reason === '') return [{ field, message: missing }];
  if (reason.length > longestReason)
    return [{ field, message: `The reason cannot exceed ${longestReason} characters` }];
  return [];
}

/** The response to a call that was carried out, now or before. */
export function answerOf(reservation: Reservation, stepId: string): HostsBooked {
  return { reservation, overridden: findChange(reservation, stepId)?.overridden ?? [] };
}
