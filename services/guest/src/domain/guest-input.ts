import { isMasked } from '@tablewell/shared/masked-contact';
import { isEmail } from '@tablewell/shared/email';
import { withoutHidden } from '@tablewell/shared/hidden';
import { plainPhone, sanitize } from '@tablewell/shared/text';

/** What the restaurant types about a guest: in the form, or in a row of an import. */
export interface GuestInput {
  readonly name: string;
  /** As entered; empty if unknown. */
  readonly phoneNumber: string;
}

/** A problem of a typed field. */
interface InputProblem {
  readonly field: keyof GuestInput;
  /** For the form. */
  readonly message: string;
  /** For the report of an import, after the number of the row. */
  readonly inRow: string;
}

const maxNameLength = 200;
const maxPhoneLength = 250;
const masked = 'Phone number is masked: please give the whole number, or none';

/** The rule of each typed field, for sanitized text; a field without a rule does not compile. */
const problemOf: Record<keyof GuestInput, (text: string) => Omit<InputProblem, 'field'> | undefined> = {
  name(text) {
    if (text === '') return { message: 'Guest name is required', inRow: 'Name is required but was empty' };
    if (text.length <= maxNameLength) return undefined;
    return { message: `Guest name cannot exceed ${maxNameLength} characters`, inRow: 'Name is too long' };
  },
  phoneNumber(text) {
    const message = 'Phone number is too long';
    if (text.length > maxPhoneLength) return { message, inRow: message };
    // A member who was not shown the real number sends the masked one back (ROLE-8).
    return isMasked(text) ? { message: masked, inRow: masked } : undefined;
  },
};

/** Line breaks and tabs, which separate words. */
const breaks = /[\t-\r\u0085\u2028\u2029]/g;

/**
 * A text on one line and without invisible characters (GUEST-3). They are dropped rather than refused, because files of other
 * programs contain them.
 */
const oneLine = (text: string): string =>
  withoutHidden(text.replace(breaks, ' ')).replace(/\s+/g, ' ').trim();

const fields = Object.keys(problemOf) as (keyof GuestInput)[];

/** Sanitizes typed text, and reports its problems. */
export function readInput(typed: GuestInput): { input: GuestInput; problems: InputProblem[] } {
  const texts = fields.map((field) => [
    field,
    field === 'phoneNumber' ? plainPhone(typed[field]) : oneLine(sanitize(typed[field])),
  ]);
  const input = Object.fromEntries(texts) as Record<keyof GuestInput, string>;
  const problems = fields.flatMap((field) => {
    const problem = problemOf[field](input[field]);
    return problem ? [{ field, ...problem }] : [];
  });
  return { input, problems };
}

/** The e-mail of a row of an import: undefined if it is empty, or the problem for the report. */
export function readEmail(typed: string): { email: string | undefined } | { problem: string } {
  const email = oneLine(typed);
  // A masked one is none (ROLE-8).
  if (email === '' || isMasked(email)) return { email: undefined };
  return isEmail(email) ? { email } : { problem: 'Email is not a valid address' };
}
