import { newId } from '@tablewell/api-client';
import type { ApiError } from '@tablewell/api-client';
import type { Reservation } from '../../api/types';
import { keptConsent } from '../../lib/sharing-consent';
import { amend } from './amend';
import { createReservation } from './api/create-reservation';
import type { CreateBody } from './api/create-reservation';
import { isRefusal } from './is-refusal';
import { retryWhileBusy } from './retry-while-busy';
import { nextSubmission } from './submission';
import type { OpenSubmission, Submission } from './submission';

export { dismissFailure, notifyFailure, notifyFullyBooked } from '../../components/failure-notice';

/** Where the submission whose outcome is open is kept, even across a reload. */
export interface OpenSubmissions {
  kept(): OpenSubmission | undefined;
  keep(open: OpenSubmission | undefined): void;
}

/** Books a table, or finds out about the earlier attempt whose answer was lost. */
export async function submit(
  restaurantId: string,
  filledIn: CreateBody,
  { kept, keep }: OpenSubmissions,
): Promise<Reservation> {
  const body = { ...filledIn, ...keptConsent() };
  const open = kept();
  const submission = open ? nextSubmission(body, open, newId) : { key: newId(), body };
  const made = await create(submission);
  const isRepeat = submission.body !== body;
  const booked = isRepeat ? await amend(made, submission.body, body) : made;
  keep(undefined);
  return booked;

  async function create(sent: Submission): Promise<Reservation> {
    // Kept until it is answered, because the page may be closed before that.
    keep({ submission: sent });
    const send = () => createReservation(restaurantId, sent.body, sent.key);
    try {
      return await send().catch((error: unknown) => {
        if (!(error as Partial<ApiError>).retryAfter) throw error;
        return retryWhileBusy(error, send);
      });
    } catch (error) {
      if (isRefusal(error)) keep(undefined);
      throw error;
    }
  }
}
