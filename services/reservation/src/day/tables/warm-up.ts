import type { Floor, FloorTable } from '@tablewell/restaurant-rules/floor';
import type { Claim } from '../claims/claim';
import { Seating } from './seating';
import { TablePlan } from './table-plan';

const minuteMs = 60_000;
const turnMinutes = 90;
const nights = 6;
const parties = 260;
/** The sizes of consecutive parties, in realistic proportions. */
const sizes = [2, 4, 2, 3, 2, 6, 4, 2, 5, 1, 8, 2];
const starts = [60, 0, 90, 120, 30, 150, 75, 180, 210];

/** Thirty tables for two, twenty for four and ten for six; some may be combined. */
function floorToWarm(): Floor {
  const tables = Array.from({ length: 60 }, (_, index): FloorTable => {
    const largest = index < 30 ? 2 : index < 50 ? 4 : 6;
    return {
      number: String(index + 1),
      type: `Seats${largest}`,
      smallest: 1,
      largest,
      audience: 'everyone',
      priority: 0,
    };
  });
  const combinations = Array.from({ length: 12 }, (_, index) => ({
    tables: [String(24 + 2 * index), String(25 + 2 * index)],
    smallest: 3,
    largest: index < 3 ? 4 : 8,
  }));
  return { tables, combinations };
}

/**
 * Decides some simulated nights, so that the JIT has compiled the search before the first request: in the first nights of a
 * process a refusal takes ten times as long as later. Takes about a quarter of a second. Returns the number of seated
 * parties.
 */
export function warmUp(): number {
  const plan = new TablePlan(floorToWarm());
  let seated = 0;
  for (let night = 0; night < nights; night++) {
    const seating = new Seating(plan, []);
    for (let index = 0; index < parties; index++) {
      const turn = index + 5 * night;
      const from = (starts[turn % starts.length] ?? 0) * minuteMs;
      const interval = { from, until: from + turnMinutes * minuteMs };
      const partySize = sizes[turn % sizes.length] ?? 2;
      const found = seating.find({ partySize, ...interval });
      if (found.kind !== 'table') continue;
      const { tables: tableNumbers, tableType, moves } = found;
      const claim: Claim = {
        id: `warm-${index}:1`,
        tableType,
        tableNumbers,
        partySize,
        ...interval,
        madeAt: 0,
      };
      seating.add(claim, moves);
      seated += 1;
    }
  }
  return seated;
}
