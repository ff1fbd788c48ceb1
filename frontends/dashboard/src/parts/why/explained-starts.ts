import { queryOptions } from '@tanstack/react-query';

/** A start, and the reason why it is closed. */
export interface ExplainedStart {
  /** Minutes after midnight of its date; a start after the next midnight is counted on. */
  readonly localMinute: number;
  /** The name of its operating period. */
  readonly period: string;
  /** The code of the first rule that refuses it; empty: it is offered. */
  readonly refusedBy: string;
  readonly explanation: string;
}

export interface ExplainedStarts {
  readonly starts: readonly ExplainedStart[];
  /** The rule that refuses the whole date; empty: none does. */
  readonly refusedBy: string;
  readonly explanation: string;
}

export const explainedStartsKey = (id: string) => ['explained-starts', id] as const;

/** Every start of a date for a party, with the first rule that refuses it. It is loaded again each time it is shown. */
export const explainedStarts = (restaurantId: string, date: string, partySize: number) =>
  queryOptions({
    queryKey: [...explainedStartsKey(restaurantId), date, partySize],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ExplainedStarts> => {
      const client = (await import('../../lib/rpc')).availability();
      const { starts, refusedBy, explanation } = await client.explainStarts(
        { restaurantId, localDate: date, partySize },
        { signal },
      );
      return { starts: starts.map(readStart), refusedBy, explanation };
    },
  });

const readStart = ({ localMinute, period, refusedBy, explanation }: ExplainedStart): ExplainedStart => ({
  localMinute,
  period,
  refusedBy,
  explanation,
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
