import { answer, api, sessionFetch } from '@tablewell/api-client';
import type { ImportedGuest } from '../guest-columns';
import type { BatchSummary } from '../run-import';

/** An answer that is not from our server: a page, or some other text. */
class UnexpectedAnswer extends Error {}

const noEndpoint = 'Server endpoint not found or server error. Please check if the import API is available.';

/** A page instead of an answer, whatever its status, as from a proxy, with our text as its error. */
async function fetchAnswer(request: Request): Promise<Response> {
  const response = await sessionFetch(request);
  const isPage = response.headers.get('Content-Type')?.includes('html') ?? false;
  if (response.ok || !isPage) return response;
  return new Response(JSON.stringify({ error: noEndpoint }), { status: response.status });
}

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
      fetch: fetchAnswer,
      signal,
    }),
  );
  try {
    return JSON.parse(text) as BatchSummary;
  } catch {
    throw new UnexpectedAnswer(
      /^\s*</.test(text) ? noEndpoint : `Unexpected server response: ${text.slice(0, 100)}`,
    );
  }
}
