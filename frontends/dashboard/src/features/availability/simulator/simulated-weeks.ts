import type { SimulatedFigures } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';

/** The result of some rules for a span of time. */
interface Figures {
  readonly parties: number;
  /** The covers of the parties that were served and did not cancel. */
  readonly covers: number;
  /** The quarter of an hour in which the most covers start; `minute` is after local midnight. */
  readonly fullest?: { readonly date: string; readonly minute: number; readonly covers: number };
  /** The minutes of all opening hours. */
  readonly openMinutes: number;
  /** How long parties sat at each table; without those where none sat. */
  readonly tables: readonly { readonly number: string; readonly minutes: number }[];
}

/** The demand of a past span of time under the rules in force and under a draft. */
export interface SimulatedWeek {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  readonly bookedParties: number;
  readonly refusedParties: number;
  /** False: some parties were left out, because a date has too many. */
  readonly complete: boolean;
  readonly today: Figures;
  readonly draft: Figures;
  /** Covers that the draft serves, and the rules in force do not. */
  readonly gainedCovers: number;
  /** Covers that the rules in force serve, and the draft does not, by the code of the rule. */
  readonly lost: readonly { readonly rule: string; readonly covers: number }[];
}

export const simulatedWeeks = 4;

/** One of the past four weeks, simulated under the rules in force and under a draft. */
export async function simulateWeek(
  restaurantId: string,
  rules: AvailabilityRules,
  week: number,
  signal: AbortSignal,
): Promise<SimulatedWeek> {
  const client = (await import('../../../lib/rpc')).availability();
  const request = { restaurantId, week, draft: { availabilityRules: toRulesMessage(rules) } };
  const { today, draft, ...simulated } = await client.simulateChange(request, { signal });
  return { ...simulated, today: readFigures(today), draft: readFigures(draft) };
}

function readFigures(figures: SimulatedFigures | undefined): Figures {
  const { parties = 0, covers = 0, fullest, openMinutes = 0, tables = [] } = figures ?? {};
  return { parties, covers, ...(fullest ? { fullest } : {}), openMinutes, tables };
}

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
