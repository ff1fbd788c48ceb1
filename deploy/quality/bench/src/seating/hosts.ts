import type { Floor } from '../../../../../services/restaurant/rules/src/floor';
import { planOf } from '../../../../../services/reservation/src/day/tables/plans';
import { Seating } from '../../../../../services/reservation/src/day/tables/seating';
import type { Claim } from '../../../../../services/reservation/src/day/claims/claim';
import type { SeatingRequest } from './demand';

/** The decision core with the parties of one night. */
export class OurHost {
  readonly claims: Claim[] = [];
  private readonly seating: Seating;

  constructor(floor: Floor) {
    this.seating = new Seating(planOf({ floor }), []);
  }

  /** Whether the party is seated. */
  seat(request: SeatingRequest): boolean {
    const found = this.seating.find(request);
    if (found.kind !== 'table') return false;
    const { tables: tableNumbers, tableType, moves } = found;
    const claim = { id: `p${this.claims.length}:1`, tableType, tableNumbers, ...request, madeAt: 0 };
    this.seating.add(claim, moves);
    this.claims.push(claim);
    for (const move of moves) {
      const at = this.claims.findIndex(({ id }) => id === move.id);
      this.claims[at] = move;
    }
    return true;
  }

  /** A decision without applying it. */
  decide(request: SeatingRequest): void {
    this.seating.find(request);
  }
}

/** Takes the first free table that is large enough, otherwise the first free combination; no party is moved. */
export class FirstFitHost {
  private readonly taken = new Map<string, SeatingRequest[]>();

  constructor(private readonly floor: Floor) {}

  seat(request: SeatingRequest): boolean {
    const { tables, combinations } = this.floor;
    const options = [
      ...tables.map(({ number, smallest, largest }) => ({ tables: [number], smallest, largest })),
      ...combinations,
    ];
    const found = options.find(
      ({ tables: numbers, smallest, largest }) =>
        smallest <= request.partySize &&
        request.partySize <= largest &&
        numbers.every((number) => this.isFree(number, request)),
    );
    for (const number of found?.tables ?? [])
      this.taken.set(number, [...(this.taken.get(number) ?? []), request]);
    return found !== undefined;
  }

  private isFree(number: string, { from, until }: SeatingRequest): boolean {
    return !this.taken.get(number)?.some((other) => other.from < until && from < other.until);
  }
}

/** The covers of these parties that a host seats, in their order. */
export function coversOf(
  host: { seat(request: SeatingRequest): boolean },
  requests: readonly SeatingRequest[],
): number {
  return requests.reduce((covers, request) => covers + (host.seat(request) ? request.partySize : 0), 0);
}
