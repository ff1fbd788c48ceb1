import { answer, api, ApiError } from '@tablewell/api-client';

/** The challenge of a sign-in that needs a code; undefined if it failed for another reason. */
export const challengeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 403 && error.body.requiresSecondFactor
    ? error.body.challenge
    : undefined;

/** Finishes a sign-in by a code of the authenticator app, or by a recovery code. */
export const finishSignIn = (challenge: string, code: string) =>
  answer(api.POST('/api/signin/second-factor', { body: { challenge, code } }));
