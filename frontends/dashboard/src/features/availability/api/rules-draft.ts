import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { bodyOf, rulesOfBody } from './availability-rules';

/** Rules that the restaurant keeps for later. */
export interface KeptDraft {
  readonly rules: AvailabilityRules;
  /** May be empty. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly savedBy: string;
}

/** The draft, if one is kept, with the version that a change of it is based on. */
interface VersionedDraft {
  readonly draft?: KeptDraft;
  readonly version: number;
}

const path = '/api/restaurant/{id}/availability-rules/draft';

/** A restaurant's draft of availability rules. */
export const keptDraft = (id: string) =>
  queryOptions({
    queryKey: ['availability-rules-draft', id],
    queryFn: async ({ signal }): Promise<VersionedDraft> =>
      read(await answer(api.GET(path, { params: { path: { id } }, signal }))),
  });

/** Keeps rules as the draft; 409 after another member’s change. */
export async function keepDraft(
  id: string,
  { rules, name, version }: { rules: AvailabilityRules; name: string; version: number },
): Promise<VersionedDraft> {
  const body = { rules: bodyOf(rules), name, version };
  return read(await answer(api.PUT(path, { params: { path: { id } }, body })));
}

/** Discards the draft; 409 after another member’s change. */
export async function discardDraft(id: string, version: number): Promise<VersionedDraft> {
  return read(await answer(api.DELETE(path, { params: { path: { id }, query: { version } } })));
}

function read({ draft, version }: components['schemas']['VersionedRulesDraft']): VersionedDraft {
  if (!draft) return { version };
  const { rules, name, savedAt, savedBy } = draft;
  return { draft: { rules: rulesOfBody(rules), name, savedAt: Date.parse(savedAt), savedBy }, version };
}
