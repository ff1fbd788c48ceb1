import type { Floor } from '../../../../../services/restaurant/rules/src/floor';
import { drawFrom, type SeatingRequest } from './demand';
import { coversOf, OurHost } from './hosts';
import { upperBound } from './linear-program';

/**
 * An upper bound of the covers of a night, even with all parties known in advance: at each start, the parties of at least
 * each size need no more tables than exist for them, alone or combined. The relaxation lets parties be seated in part and
 * change tables, so the true optimum may be lower.
 */
export function boundOfCovers(floor: Floor, requests: readonly SeatingRequest[]): number {
  const kinds = new Map<string, { request: SeatingRequest; count: number }>();
  for (const request of requests) {
    if (fewestTables(floor, request.partySize) === undefined) continue;
    const name = `${request.partySize} ${request.from}`;
    kinds.set(name, { request, count: (kinds.get(name)?.count ?? 0) + 1 });
  }
  const columns = [...kinds.values()];
  const sizes = [...new Set(columns.map(({ request }) => request.partySize))];
  const instants = [...new Set(columns.map(({ request }) => request.from))];
  const limits: number[] = [];
  const rows: number[][] = [];
  for (const least of sizes) {
    const useful = usefulFrom(floor, least);
    for (const at of instants) {
      limits.push(useful);
      rows.push(
        columns.map(({ request }) => {
          const isThere = request.from <= at && at < request.until && request.partySize >= least;
          return isThere ? (fewestTables(floor, request.partySize) ?? 0) : 0;
        }),
      );
    }
  }
  const gains = columns.map(({ request }) => request.partySize);
  const most = columns.map(({ count }) => count);
  return Math.floor(upperBound({ gains, most, rows, limits }) + 1e-6);
}

/** The tables that parties of at least this size can use, alone or in a combination. */
function usefulFrom({ tables, combinations }: Floor, least: number): number {
  const useful = new Set(tables.flatMap(({ number, largest }) => (largest >= least ? [number] : [])));
  for (const { tables: numbers, largest } of combinations)
    if (largest >= least) for (const number of numbers) useful.add(number);
  return useful.size;
}

function fewestTables({ tables, combinations }: Floor, partySize: number): number | undefined {
  if (tables.some(({ smallest, largest }) => smallest <= partySize && partySize <= largest)) return 1;
  const fitting = combinations.filter(
    ({ smallest, largest }) => smallest <= partySize && partySize <= largest,
  );
  return fitting.length > 0 ? Math.min(...fitting.map(({ tables: numbers }) => numbers.length)) : undefined;
}

const tries = 12;

/**
 * A lower bound of the optimum: the most covers of a search that knows all parties and seats them in several orders,
 * largest first and at random. If it equals the upper bound, both are the optimum.
 */
export function foundCovers(
  floor: Floor,
  requests: readonly SeatingRequest[],
  bound: number,
  seed: number,
): number {
  const draw = drawFrom(seed);
  let best = 0;
  for (let attempt = 0; attempt < tries && best < bound; attempt++) {
    const noise = attempt === 0 ? 0 : attempt / 2;
    const keyed = requests.map((request) => ({ request, key: request.partySize + noise * draw() }));
    const order = keyed
      .sort((a, b) => b.key - a.key || a.request.from - b.request.from)
      .map(({ request }) => request);
    best = Math.max(best, coversOf(new OurHost(floor), order));
  }
  return best;
}
