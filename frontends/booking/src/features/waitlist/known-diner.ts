import { keptInTab } from '../../lib/tab-store';
import type { PartyValues } from './party';

/** The details that were typed into the booking form of this tab (`book/draft.ts`), so that nobody types them again. */
export function knownDiner(restaurantId: string): Partial<PartyValues> {
  const draft = (keptInTab(`tablewell.draft.${restaurantId}`) ?? {}) as Record<string, unknown>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const { email } = (draft['diner'] ?? {}) as { email?: unknown };
  return { name: text(draft['name']), phoneNumber: text(draft['phoneNumber']), email: text(email) };
}
