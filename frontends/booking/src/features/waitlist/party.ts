import type { FormErrors } from '@tablewell/ui';
import { emptyForm, problemsOf, sanitized } from '../../lib/form-values';
import type { DateRules } from '../../lib/form-values';
import { w } from './texts';

/** The values of the form, as typed. */
export interface PartyValues {
  name: string;
  phoneNumber: string;
  email: string;
  partySize: string;
  /** Empty: anywhere. */
  area: string;
  /** HH:MM by the restaurant's clock, before which the party does not sit; empty: as soon as possible. */
  notBefore: string;
}

export type JoinErrors = FormErrors<keyof PartyValues | 'recaptcha'>;

export const emptyParty: PartyValues = {
  ...{ name: '', phoneNumber: '', email: '' },
  ...{ partySize: '2', area: '', notBefore: '' },
};

/** Trimmed and without angle brackets, as the server stores them. */
export function sanitizedParty(values: PartyValues): PartyValues {
  const { name, phoneNumber } = sanitized({ ...emptyForm, ...values });
  return { ...values, name, phoneNumber, email: values.email.trim() };
}

/** A start is given by the address, if at all. */
const anyDay: DateRules = {
  ...{ today: '', first: '', last: '9', beyond: 'problem.dateFar' },
  isClosed: () => false,
};

/** Every problem of a party that joins, by field. Expects sanitized values; the server checks addresses. */
export function joinProblems(values: PartyValues): JoinErrors {
  const { name, phoneNumber, partySize } = problemsOf(
    { ...emptyForm, ...values, date: '1', time: '1' },
    anyDay,
    'public',
  );
  const isUnreachable = values.phoneNumber === '' && values.email === '';
  const phone = phoneNumber ?? (isUnreachable ? w('wait.contactMissing') : undefined);
  return {
    ...(name ? { name } : {}),
    ...(phone ? { phoneNumber: phone } : {}),
    ...(partySize ? { partySize } : {}),
  };
}
