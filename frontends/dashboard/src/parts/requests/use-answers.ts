import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '@tablewell/api-client';
import { bookKey } from '@tablewell/api-client/book';
import { notify } from '@tablewell/ui';
import { messageOf, messageOfRefusal } from '../../lib/message-of';
import { acceptRequest, declineRequest, requestsKey } from './api/requests';
import type { Party } from '@tablewell/api-client/book';
import type { Acceptance } from './api/requests';
import { t } from './texts';

/** Refusals that a host can override: of a booking without a table, or at the chosen ones. */
const overridable = new Set([
  'no-tables-available',
  'tables-blocked',
  'table-taken',
  'leaves-without-table',
  'table-too-small',
  'table-blocked',
]);

/** The text of a refusal to accept that can be overridden; undefined for other failures. */
export const overridableRefusal = (error: unknown): string | undefined =>
  messageOfRefusal(error, overridable);

/** Accepts and declines requests. The page's data is reloaded before an answer counts as given. */
export function useAnswers(restaurantId: string) {
  const queries = useQueryClient();
  const settle = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: requestsKey(restaurantId) }),
      queries.invalidateQueries({ queryKey: bookKey(restaurantId) }),
    ]);
  const accept = useMutation({
    mutationFn: ({ request, ...acceptance }: { request: Party } & Acceptance) =>
      acceptRequest(request.id, newId(), acceptance),
    onSuccess: (_answer, { request }) =>
      notify(t('requests.accept.done', { name: request.name, size: request.size }), { tone: 'success' }),
    onError: (error) => {
      if (!overridableRefusal(error)) notify(messageOf(error), { tone: 'danger' });
    },
    onSettled: settle,
  });
  const decline = useMutation({
    mutationFn: ({ request, words }: { request: Party; words: string }) =>
      declineRequest(request.id, newId(), words),
    onSuccess: (_answer, { request }) =>
      notify(t('requests.decline.done', { name: request.name, size: request.size }), { tone: 'success' }),
    onSettled: settle,
  });
  return { accept, decline };
}
