import { ApiError, NetworkError, isAuthFailure } from '@tablewell/api-client';
import { messageOf } from '../../lib/message-of';
import type { ImportOutcome } from './run-import';
import type { Status } from './use-status';
import { t } from './texts';

/** The result of an import as a sentence. */
export function outcomeStatus(outcome: ImportOutcome): Status {
  switch (outcome.kind) {
    case 'cancelled':
      return { tone: 'info', text: t('guests.import.cancelled') };
    case 'failed':
    case 'interrupted':
      return { tone: 'danger', text: t('guests.failed', { reason: importFailure(outcome.error) }) };
    case 'completed': {
      const { created, updated, failed } = outcome;
      if (failed > 0)
        return { tone: 'danger', text: t('guests.import.completedPartly', { created, updated, failed }) };
      return { tone: 'success', text: t('guests.import.completed', { created, updated }) };
    }
  }
}

/** Why a batch failed. */
function importFailure(error: unknown): string {
  if (error instanceof NetworkError) {
    return t('guests.import.noConnection');
  }
  if (error instanceof ApiError)
    return error.text ?? t('guests.import.serverError', { status: error.status, message: error.message });
  return messageOf(error);
}

/** No server, or no session: the remaining batches would fail, too. */
export const isCutOff = (error: unknown): boolean => error instanceof NetworkError || isAuthFailure(error);

/** Failures that may not occur on a later attempt: no connection, or a server that is down or busy. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));
