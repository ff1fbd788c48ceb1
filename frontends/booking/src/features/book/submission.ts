import type { CreateBody } from './api/create-reservation';

/** One booking attempt: its body, and the idempotency key that makes a retry safe. */
export interface Submission {
  readonly key: string;
  readonly body: CreateBody;
}

/** An attempt whose outcome is not known: no answer arrived, or the server failed midway. */
export interface OpenSubmission {
  readonly submission: Submission;
}

/** What makes a request one for another table; what else the diner has changed since can be amended afterwards. */
const ofTable = ['guests', 'area', 'reservation_time', 'marketingConsent', 'guestSharing'] as const;

/**
 * What to send now, so that a retry cannot book twice. While it is not known whether the table was booked, the same body
 * is sent under the same key, since the server compares both, but for the token, which is used up, and the hold. Anything
 * else is a new booking.
 */
export function nextSubmission(
  body: CreateBody,
  { submission: sent }: OpenSubmission,
  newKey: () => string,
): Submission {
  if (ofTable.some((name) => sent.body[name] !== body[name])) return { key: newKey(), body };
  const { recaptchaToken, holdId } = body;
  return { key: sent.key, body: { ...sent.body, recaptchaToken, holdId } as CreateBody };
}
