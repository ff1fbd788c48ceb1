import type { DinerDetailsInput } from '@tablewell/booking-rules/diner-details';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { isMasked } from '@tablewell/shared/masked-contact';

/** How a party can be reached, as it was sent. */
interface Contacts {
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
}

const maskedPhone = 'Phone number is masked: please give the whole number, or none';
const maskedEmail = 'Email address is masked: please give the whole address, or none';
const changedPhone =
  'The phone number was changed in the meantime: please load the reservation again, or give the whole number';

/**
 * The problems of a form, in which masked contacts are named as such: they come from somebody who was not shown the real ones, and say
 * nothing about a new party (ROLE-8).
 */
export function withMasked<P extends FieldProblem>(
  problems: readonly P[],
  contacts: Contacts,
  phoneMessage = maskedPhone,
): FieldProblem[] {
  const { phoneNumber = '', email = '' } = contacts;
  const masked = [
    ...(isMasked(phoneNumber) ? [{ field: 'phoneNumber', message: phoneMessage }] : []),
    ...(isMasked(email) ? [{ field: 'email', message: maskedEmail }] : []),
  ];
  const isNamed = ({ field }: FieldProblem) => masked.some((each) => each.field === field);
  return [...problems.filter((problem) => !isNamed(problem)), ...masked];
}

/** The same for a change, in which the mask of the present number stays out: another one is of an earlier number. */
export const withOldMask = (problems: readonly FieldProblem[], contacts: Contacts): FieldProblem[] =>
  withMasked(problems, contacts, changedPhone);

/** The input of a change: a masked address that comes back leaves the real one as it is (ROLE-8). */
export function withoutMaskedEmail<I extends Pick<DinerDetailsInput, 'email'>>(input: I): I {
  const { email, ...others } = input;
  return email !== undefined && isMasked(email) ? (others as I) : input;
}
