import { ApiError } from '@tablewell/api-client';
import { notify } from '@tablewell/ui';
import type { NotifyOptions } from '@tablewell/ui';
import type { Callee } from '../lib/callee';
import type { FormErrors } from '../lib/form-values';
import { phoneHref } from '../lib/labels';
import { t } from '../lib/language';
import { refusalText } from '../lib/refusal-text';
import { refusedFields } from '../lib/refused-fields';
import { failureText } from './failure';

const errorMs = 8000;
const fullyBookedMs = 10_000;

let dismissLast: (() => void) | undefined;

/** Dismisses the notification of the last failure: a new attempt has started, and it would contradict its success. */
export function dismissFailure(): void {
  dismissLast?.();
  dismissLast = undefined;
}

/** With a link to call the restaurant, if it has a phone number. */
function tell(
  message: string | readonly string[],
  options: NotifyOptions,
  { phoneNumber: phone, phoneUri }: Callee,
): void {
  dismissFailure();
  const action = phone && { label: t('failure.call', { phone }), href: phoneUri ?? phoneHref(phone) };
  dismissLast = notify(message, { ...options, ...(action && { action }) });
}

/** Notifies of a failed booking or change; returns the fields that the server refused, to be marked. */
export function notifyFailure(error: unknown, fallback: string, callee: Callee): FormErrors {
  const details = error instanceof ApiError ? error.details : [];
  if (details.length === 0) {
    tell(failureText(error, fallback), { tone: 'danger', hideAfter: errorMs }, callee);
    return {};
  }
  const { errors, lines } = refusedFields(details, refusalText(error, '') || undefined);
  tell(lines, { tone: 'danger', title: t('form.errorsTitle'), hideAfter: errorMs }, callee);
  return errors;
}

/** Notifies that no table is left at the chosen time, and suggests another one. */
export function notifyFullyBooked(callee: Callee): void {
  const { phoneNumber: phone } = callee;
  const text = phone ? t('failure.fullyBookedCall', { phone }) : t('failure.fullyBooked');
  tell(text, { tone: 'info', hideAfter: fullyBookedMs }, callee);
}
