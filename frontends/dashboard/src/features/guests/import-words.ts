import { ApiError, NetworkError, isAuthFailure } from '@tablewell/api-client';
import { messageOf } from '../../lib/message-of';
import type { ImportOutcome } from './run-import';
import type { Status } from './use-status';

/** The result of an import as a sentence. */
export function outcomeStatus(outcome: ImportOutcome): Status {
  switch (outcome.kind) {
    case 'cancelled':
      return { tone: 'info', text: 'Upload cancelled' };
    case 'failed':
    case 'interrupted':
      return { tone: 'danger', text: `Error: ${importFailure(outcome.error)}` };
    case 'completed': {
      const { created, updated, failed } = outcome;
      const counts = `Import completed: ${created} created, ${updated} updated`;
      if (failed > 0) return { tone: 'danger', text: `${counts}, ${failed} failed` };
      return { tone: 'success', text: `Upload successful! ${counts}` };
    }
  }
}

/** Why a batch did not go through. */
export function importFailure(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'Network error: Unable to connect to server. Please check your connection.';
  }
  if (error instanceof ApiError) return error.text ?? `Server error: ${error.status} ${error.message}`;
  return messageOf(error);
}

/** No server, or no session: the batches that are left would fail one after the other. */
export const isCutOff = (error: unknown): boolean => error instanceof NetworkError || isAuthFailure(error);

/** Failures that a later attempt may not have: no connection, or a server that is down or busy. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));
