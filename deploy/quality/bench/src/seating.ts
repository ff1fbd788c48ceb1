// Nights of random demand on three floors: the covers of our decisions, of a host that takes the first free table, and
// of an optimum in hindsight; then the cost of a decision and of a day of offered times, first cold, then warm.
import { offeredTimes } from '../../../../services/reservation/src/day/starts/offered-times';
import { DayView } from '../../../../services/reservation/src/day/tables/day-view';
import { rearrangementBound } from '../../../../services/reservation/src/day/tables/rearrange';
import { warmUp } from '../../../../services/reservation/src/day/tables/warm-up';
import { testRestaurant } from '../../../../services/reservation/src/testing/test-restaurant';
import { percentile } from './report/figures';
import { conclude, type Goal } from './report/verdict';
import type { Floor } from '../../../../services/restaurant/rules/src/floor';
import { demandOf, evening, type SeatingRequest } from './seating/demand';
import { floors } from './seating/floors';
import { allRules } from './seating/ruled';
import { boundOfCovers, foundCovers } from './seating/optimum';
import { coversOf, FirstFitHost, OurHost } from './seating/hosts';

const nights = 1_000;
/** The demand in parties per table of a night: below, about at, and above capacity. */
const demands = { quiet: 1.6, full: 2.2, crowded: 3 };
const coldNights = 10;
const warmNights = 200;
const parties = 150;
const decisionsPerNight = 30;
/** The nights of each demand that are also decided by a practically unbounded search. */
const unboundedNights = 10;
const noBound = { moves: 20, looks: 30_000 };
const seed = (night: number, kind: number) => 7_919 * (night + 1) + kind;

const rules = testRestaurant({
  periods: [{ id: 'p', name: 'All day', opensAt: 0, closesAt: 1_440, intervalMinutes: 30, daysOfWeek: [] }],
  floor: floors.large,
});
/** With every availability rule that a restaurant can have, and a start every quarter of an hour. */
const ruled = {
  ...rules,
  periods: rules.periods.map((period) => ({ ...period, intervalMinutes: 15 })),
  availabilityRules: allRules(),
};

const viewOf = (by: typeof rules, { claims }: OurHost) =>
  DayView.of(by, [{ claims }], new Date(evening - 17 * 3_600_000));

/** Milliseconds of each decision on a night with 150 parties, and of each day of offered times. */
function costs(first: number, count: number) {
  const decisions: number[] = [];
  const days: number[] = [];
  const ruledDays: number[] = [];
  for (let night = first; night < first + count; night++) {
    const host = new OurHost(floors.large);
    for (const request of demandOf(seed(night, 9), 4 * parties)) {
      if (host.claims.length === parties) break;
      host.seat(request);
    }
    for (const request of demandOf(seed(night, 10), decisionsPerNight)) {
      const began = performance.now();
      host.decide(request);
      decisions.push(performance.now() - began);
    }
    for (const partySize of [2, 6]) {
      const asked = { date: '2026-11-20', partySize, audience: 'public' } as const;
      const began = performance.now();
      offeredTimes(viewOf(rules, host), asked);
      days.push(performance.now() - began);
      // Processor time, which is least affected by a busy machine.
      const ruledBegan = process.cpuUsage();
      offeredTimes(viewOf(ruled, host), asked);
      const { user, system } = process.cpuUsage(ruledBegan);
      ruledDays.push((user + system) / 1_000);
    }
  }
  const p99 = (values: readonly number[]) => percentile(values, 0.99);
  const figures = { day: p99(days), ruledDay: p99(ruledDays) };
  return { ...figures, decision: p99(decisions), middle: percentile(decisions, 0.5) };
}

// Measured first, like in a new process, before the JIT has compiled the code.
const began = performance.now();
warmUp();
const warmingMs = performance.now() - began;
const cold = costs(0, coldNights);
const warm = costs(coldNights, warmNights);

const sides: Record<string, Record<string, string | number>> = {};
const goals: Goal[] = [];
for (const [name, floor] of Object.entries(floors)) {
  let [ours, firstFit, bound, found, exact, wanted] = [0, 0, 0, 0, 0, 0];
  let [bounded, unbounded] = [0, 0];
  for (const [kind, [demand, perTable]] of Object.entries(demands).entries()) {
    const sums = { ours: 0, firstFit: 0, bound: 0, found: 0, exact: 0, wanted: 0 };
    const count = Math.round(nights / 3) + Number(kind === 0);
    for (let night = 0; night < count; night++) {
      const requests = demandOf(seed(night, kind), Math.round(perTable * floor.tables.length));
      const most = boundOfCovers(floor, requests);
      const seen = foundCovers(floor, requests, most, seed(night, kind));
      const own = coversOf(new OurHost(floor), requests);
      sums.ours += own;
      if (night < unboundedNights) {
        bounded += own;
        unbounded += coversWithoutBound(floor, requests);
      }
      sums.firstFit += coversOf(new FirstFitHost(floor), requests);
      sums.bound += most;
      sums.found += Math.max(seen, own);
      sums.exact += Number(Math.max(seen, own) === most);
      sums.wanted += requests.reduce((sum, { partySize }) => sum + partySize, 0);
    }
    sides[`${name}, ${demand}`] = row(sums, count);
    ours += sums.ours;
    firstFit += sums.firstFit;
    bound += sums.bound;
    found += sums.found;
    exact += sums.exact;
    wanted += sums.wanted;
  }
  sides[name] = row({ ours, firstFit, bound, found, exact, wanted }, nights);
  const share = ours / bound;
  const inOrder = bounded / unbounded;
  goals.push(
    {
      goal: `${name}: covers ≥ 0.97 of the optimum of hosts who refuse nobody that fits`,
      measured: `${inOrder.toFixed(3)}, ${Object.keys(demands).length * unboundedNights} nights`,
      holds: inOrder >= 0.97,
    },
    {
      goal: `${name}: covers ≥ 0.97 of the optimum by hindsight, which chooses whom to refuse`,
      measured: `at least ${share.toFixed(3)}; first fit ${(firstFit / bound).toFixed(3)} of the bound`,
      holds: share >= 0.97,
    },
  );
}

function row(
  {
    ours,
    firstFit,
    bound,
    found,
    exact,
    wanted,
  }: Record<'ours' | 'firstFit' | 'bound' | 'found' | 'exact' | 'wanted', number>,
  count: number,
) {
  const share = (covers: number) => (covers / bound).toFixed(3);
  return {
    nights: count,
    'covers wanted': wanted,
    'ours / bound': share(ours),
    'first fit / bound': share(firstFit),
    'hindsight found / bound': share(found),
    'bound met': `${((100 * exact) / count).toFixed(0)} %`,
  };
}

/** The covers of a host that accepts each party, in order, if a practically unbounded search finds tables. */
function coversWithoutBound(floor: Floor, requests: readonly SeatingRequest[]): number {
  const usual = { ...rearrangementBound };
  const bound: { moves: number; looks: number } = rearrangementBound;
  Object.assign(bound, noBound);
  try {
    return coversOf(new OurHost(floor), requests);
  } finally {
    Object.assign(bound, usual);
  }
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
for (const [state, { decision, day, ruledDay, middle }] of Object.entries({ warm, cold })) {
  const when = state === 'cold' ? `first ${coldNights} nights of a process` : 'afterwards';
  goals.push(
    {
      goal: `a decision with ${parties} parties seated, p99 ≤ 2 ms, ${when}`,
      measured: `${ms(decision)}, p50 ${ms(middle)}`,
      holds: decision <= 2,
    },
    { goal: `a day of offered times, p99 ≤ 10 ms, ${when}`, measured: ms(day), holds: day <= 10 },
    {
      goal: `96 offered times of a day with all availability rules, p99 ≤ 15 ms of processor, ${when}`,
      measured: ms(ruledDay),
      holds: ruledDay <= 15,
    },
  );
}
console.log(`warming up took ${ms(warmingMs)}`);
conclude('seating', 1, sides, goals);
