import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type ExplainedStarts = components['schemas']['ExplainedStarts'];
export type ExplainedStart = ExplainedStarts['starts'][number];

export const explainedStartsKey = (id: string) => ['explained-starts', id] as const;

/** Every start of a date for a party, with the first rule that refuses it. Loaded anew each time it is shown. */
export const explainedStarts = (id: string, date: string, partySize: number) =>
  queryOptions({
    queryKey: [...explainedStartsKey(id), date, partySize],
    staleTime: 0,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/restaurant/{id}/availability-rules/why', {
          params: { path: { id }, query: { date, partySize } },
          signal,
        }),
      ),
  });

/** Consecutive starts that are closed for one reason, or that are offered. */
export interface StartGroup {
  readonly period: string;
  /** Empty: the starts are offered. */
  readonly explanation: string;
  readonly starts: readonly ExplainedStart[];
}

/** The starts in order; neighbors with the same reason are combined. */
export function groupsOf(starts: readonly ExplainedStart[]): StartGroup[] {
  const groups: (Omit<StartGroup, 'starts'> & { starts: ExplainedStart[] })[] = [];
  for (const start of starts) {
    const last = groups.at(-1);
    const { period, explanation } = start;
    if (last && last.period === period && last.explanation === explanation) last.starts.push(start);
    else groups.push({ period, explanation, starts: [start] });
  }
  return groups;
}
