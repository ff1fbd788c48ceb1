import { ApiError, NetworkError } from '@tablewell/api-client';
import { isFullyBooked } from '../../lib/fully-booked';
import type { CreateBody } from './api/create-reservation';

/** One booking attempt: its body, and the idempotency key that makes a retry safe. */
export interface Submission {
  readonly key: string;
  readonly body: CreateBody;
}

/** The outcome of a booking without a successful response. */
export type Outcome = 'refused' | 'lost' | 'unclear';

/** A submission that failed, or whose outcome is unknown. */
export interface OpenSubmission {
  readonly submission: Submission;
  readonly outcome: Outcome;
}

/**
 * `refused`: nothing was booked. `lost`: no answer arrived, although the server may have sent one. `unclear`: the
 * server failed midway and stored no answer.
 */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return 'lost';
  if (!(error instanceof ApiError)) return 'unclear';
  if (error.status === 409 && !isFullyBooked(error)) return 'lost'; // The first request is still running.
  return error.status >= 500 ? 'unclear' : 'refused';
}

/** True if the request is for the same table again; a new captcha token makes no difference. */
const isSameRequest = (a: CreateBody, b: CreateBody): boolean =>
  a.name === b.name &&
  a.guests === b.guests &&
  a.phoneNumber === b.phoneNumber &&
  a.notes === b.notes &&
  a.area === b.area &&
  a.reservation_time === b.reservation_time;

/**
 * What to send now, so that a retry cannot book twice. After a lost answer the same body is sent under the same key,
 * since the server compares both; after a server failure the same key with the new token, since the old one may be used
 * up. Anything else is a new booking.
 */
export function nextSubmission(
  body: CreateBody,
  open: OpenSubmission | undefined,
  newKey: () => string,
): Submission {
  if (!open || open.outcome === 'refused' || !isSameRequest(open.submission.body, body))
    return { key: newKey(), body };
  return open.outcome === 'lost' ? open.submission : { key: open.submission.key, body };
}

/** True if a retry was refused only because of its old token: the first attempt never arrived, so a new one is safe. */
export const isStaleToken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 400 &&
  error.details.length > 0 &&
  error.details.every(({ field }) => field === 'recaptchaToken');
