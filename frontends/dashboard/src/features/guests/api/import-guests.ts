import { answer, api } from '@tablewell/api-client';
import type { ImportedGuest } from '../guest-columns';
import type { BatchSummary } from '../run-import';

/** An answer that is not from our server: a page, or some other text. */
class UnexpectedAnswer extends Error {}

/** Adds or updates a batch of guests. */
export async function importGuests(
  restaurantId: string,
  guests: readonly ImportedGuest[],
  signal: AbortSignal,
): Promise<BatchSummary> {
  const text = await answer(
    api.POST('/api/guests/{restaurantId}/import', {
      params: { path: { restaurantId } },
      body: { guests: [...guests] },
      parseAs: 'text',
      signal,
    }),
  );
  try {
    return JSON.parse(text) as BatchSummary;
  } catch {
    throw new UnexpectedAnswer(
      /^\s*</.test(text)
        ? 'Server endpoint not found or server error. Please check if the import API is available.'
        : `Unexpected server response: ${text.slice(0, 100)}`,
    );
  }
}
