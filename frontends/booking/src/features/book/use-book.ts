import { useRef } from 'react';
import type { Reservation } from '../../api/types';
import { createReservation } from './api/create-reservation';
import type { CreateBody } from './api/create-reservation';
import { isStaleToken, nextSubmission, outcomeOf } from './submission';
import type { Outcome, Submission } from './submission';

/** Books once, however often one has to press the button. */
export function useBook(restaurantId: string): (body: CreateBody) => Promise<Reservation> {
  const open = useRef<{ submission: Submission; outcome: Outcome }>(undefined);

  async function send(submission: Submission): Promise<Reservation> {
    try {
      const made = await createReservation(restaurantId, submission.body, submission.key);
      open.current = undefined;
      return made;
    } catch (error) {
      open.current = { submission, outcome: outcomeOf(error) };
      throw error;
    }
  }

  return async (body) => {
    const submission = nextSubmission(body, open.current, newKey);
    try {
      return await send(submission);
    } catch (error) {
      const repeated = submission.body.recaptchaToken !== body.recaptchaToken;
      if (repeated && isStaleToken(error)) return send({ key: newKey(), body });
      throw error;
    }
  };
}

/** Only secure pages have `randomUUID`; a restaurant's own network may serve this one plainly. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
