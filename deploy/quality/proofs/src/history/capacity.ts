import type { FinalReservation, Violation } from './operation';

/** How many tables of each type a restaurant has, by the type's key. */
export type Tables = Readonly<Record<string, number>>;

/**
 * Checks active reservations against the tables: at no instant are more parties seated at a type than it has
 * tables. A party keeps its table from its start for the turn time; the next one may start the minute it ends.
 */
export function checkCapacity(
  finals: readonly FinalReservation[],
  tables: Tables,
  turnMinutes: number,
): Violation[] {
  const violations: Violation[] = [];
  const active = finals.filter(({ status }) => status === 'active');
  for (const { reservation, tableType } of active) {
    if (!(tableType in tables))
      violations.push({
        check: 'no table',
        detail: `${reservation} holds "${tableType}", which is no table`,
      });
  }
  for (const [type, count] of Object.entries(tables)) {
    const own = active.filter(({ tableType }) => tableType === type);
    const most = maxAtOnce(
      own.map(({ startsAt }) => startsAt),
      turnMinutes * 60_000,
    );
    if (most.count > count) {
      const at = new Date(most.at).toISOString();
      violations.push({ check: 'sold twice', detail: `${most.count} parties at ${count} × ${type}, ${at}` });
    }
  }
  return violations;
}

function maxAtOnce(starts: readonly number[], lengthMs: number): { count: number; at: number } {
  const steps = starts
    .flatMap((start) => [
      { at: start, by: 1 },
      { at: start + lengthMs, by: -1 },
    ])
    // At the same instant, a leaving party is counted before an arriving one.
    .sort((one, other) => one.at - other.at || one.by - other.by);
  let now = 0;
  let most = { count: 0, at: 0 };
  for (const { at, by } of steps) {
    now += by;
    if (now > most.count) most = { count: now, at };
  }
  return most;
}
