import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { bodyOf } from '../api/availability-rules';

export type SimulatedWeek = components['schemas']['AvailabilitySimulation'];
type Figures = components['schemas']['SimulatedFigures'];

export const simulatedWeeks = 4;

/** One of the past four weeks, simulated under the rules in force and under a draft. */
export const simulateWeek = (id: string, rules: AvailabilityRules, week: number, signal: AbortSignal) =>
  answer(
    api.POST('/api/restaurant/{id}/availability-rules/simulate', {
      params: { path: { id } },
      body: { week, availabilityRules: bodyOf(rules) },
      signal,
    }),
  );

/** Consecutive weeks combined into one span of time. */
export function together(weeks: readonly SimulatedWeek[]): SimulatedWeek | undefined {
  const [first, ...more] = weeks;
  return first && more.reduce(added, first);
}

function added(one: SimulatedWeek, next: SimulatedWeek): SimulatedWeek {
  const lost = sums([...one.lost, ...next.lost].map(({ rule, covers }) => [rule, covers] as const));
  return {
    from: one.from,
    until: next.until,
    bookedParties: one.bookedParties + next.bookedParties,
    refusedParties: one.refusedParties + next.refusedParties,
    complete: one.complete && next.complete,
    today: addedFigures(one.today, next.today),
    draft: addedFigures(one.draft, next.draft),
    gainedCovers: one.gainedCovers + next.gainedCovers,
    lost: lost.map(([rule, covers]) => ({ rule, covers })),
  };
}

function addedFigures(one: Figures, next: Figures): Figures {
  const fullest = (next.fullest?.covers ?? 0) > (one.fullest?.covers ?? 0) ? next.fullest : one.fullest;
  const tables = sums(
    [...one.tables, ...next.tables].map(({ number, minutes }) => [number, minutes] as const),
  );
  return {
    parties: one.parties + next.parties,
    covers: one.covers + next.covers,
    ...(fullest ? { fullest } : {}),
    openMinutes: one.openMinutes + next.openMinutes,
    tables: tables.map(([number, minutes]) => ({ number, minutes })),
  };
}

function sums(parts: readonly (readonly [string, number])[]): [string, number][] {
  const all = new Map<string, number>();
  for (const [name, count] of parts) all.set(name, (all.get(name) ?? 0) + count);
  return [...all];
}

/** The use of a table in percent of the opening hours. */
export interface TableUse {
  readonly number: string;
  readonly today: number;
  readonly draft: number;
}

/** The use of every table at which parties sat, by number. */
export function tableUses({ today, draft }: SimulatedWeek): TableUse[] {
  const share = ({ tables, openMinutes }: Figures, number: string) => {
    const minutes = tables.find((table) => table.number === number)?.minutes ?? 0;
    return openMinutes === 0 ? 0 : Math.min(100, Math.round((100 * minutes) / openMinutes));
  };
  const numbers = new Set([...today.tables, ...draft.tables].map(({ number }) => number));
  return [...numbers]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((number) => ({ number, today: share(today, number), draft: share(draft, number) }));
}
