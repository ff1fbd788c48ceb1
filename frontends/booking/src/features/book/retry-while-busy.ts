import { ApiError } from '@tablewell/api-client';
import { notify } from '@tablewell/ui';
import { t } from '../../lib/language';

/** The number of attempts, about half a minute in all; after the last one the diner sees that the booking failed. */
const maxTries = 7;
const longestWaitMs = 8_000;

/** True if the server is busy, or is still working on the same request, and says when to come again. */
const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 503 || error.status === 409) &&
  error.retryAfter !== undefined;

/**
 * Sends a booking again, under its own key, until the server answers something else than that it is busy; meanwhile the
 * diner reads that the page waits. Throws the last error.
 */
export async function retryWhileBusy<T>(first: unknown, send: () => Promise<T>): Promise<T> {
  if (!isBusy(first)) throw first;
  let error = first;
  const dismiss = notify(t('failure.busy'), { tone: 'info', hideAfter: null });
  try {
    for (let tries = 1; ; tries++) {
      const waitMs = Math.min(longestWaitMs, Math.max(1, error.retryAfter ?? 0) * 500 * 2 ** tries);
      // Diners who were refused together try again at different times.
      await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random())));
      try {
        return await send();
      } catch (next) {
        if (!isBusy(next) || tries === maxTries) throw next;
        error = next;
      }
    }
  } finally {
    dismiss();
  }
}
