import { ApiError, NetworkError } from '@tablewell/api-client';
import { notify } from '@tablewell/ui';
import { t } from '../lib/language';
import { refusalText } from '../lib/refusal-text';

const closedMs = 5000;

/** The text of a failure: the server's, or `fallback`. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof NetworkError
    ? t('failure.network', { message: error.message })
    : refusalText(error, fallback);

/** Whether the resource does not exist, so that a retry would not help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

let dismissClosed: (() => void) | undefined;

/** Notifies that the day is closed; a second closed day replaces the notice of the first. */
export function notifyClosed(): void {
  dismissClosed?.();
  dismissClosed = notify(t('problem.closedOnPick'), { tone: 'warning', hideAfter: closedMs });
}
