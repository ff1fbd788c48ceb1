import type { Floor } from '../../../../../services/restaurant/rules/src/floor';
import { planOf } from '../../../../../services/reservation/src/domain/seating/plans';
import { Seating } from '../../../../../services/reservation/src/domain/seating/seating';
import type { Claim } from '../../../../../services/reservation/src/domain/service-day';
import type { Wish } from './demand';

/** The decision core with the parties of one night. */
export class OurHost {
  readonly claims: Claim[] = [];
  private readonly seating: Seating;

  constructor(floor: Floor) {
    this.seating = new Seating(planOf({ tables: [], floor }), []);
  }

  /** Whether the party is seated. */
  seat(wish: Wish): boolean {
    const found = this.seating.find(wish);
    if (found.kind !== 'table') return false;
    const { tables: tableNumbers, tableType, moves } = found;
    const claim = { id: `p${this.claims.length}:1`, tableType, tableNumbers, ...wish, madeAt: 0 };
    this.seating.add(claim, moves);
    this.claims.push(claim);
    for (const move of moves) {
      const at = this.claims.findIndex(({ id }) => id === move.id);
      this.claims[at] = move;
    }
    return true;
  }

  /** A decision without applying it. */
  look(wish: Wish): void {
    this.seating.find(wish);
  }
}

/** Takes the first free table that is large enough, otherwise the first free combination; no party is moved. */
export class FirstFitHost {
  private readonly taken = new Map<string, Wish[]>();

  constructor(private readonly floor: Floor) {}

  seat(wish: Wish): boolean {
    const { tables, combinations } = this.floor;
    const options = [
      ...tables.map(({ number, smallest, largest }) => ({ tables: [number], smallest, largest })),
      ...combinations,
    ];
    const found = options.find(
      ({ tables: numbers, smallest, largest }) =>
        smallest <= wish.partySize &&
        wish.partySize <= largest &&
        numbers.every((number) => this.isFree(number, wish)),
    );
    for (const number of found?.tables ?? [])
      this.taken.set(number, [...(this.taken.get(number) ?? []), wish]);
    return found !== undefined;
  }

  private isFree(number: string, { from, until }: Wish): boolean {
    return !this.taken.get(number)?.some((other) => other.from < until && from < other.until);
  }
}

/** The covers of these parties that a host seats, in their order. */
export function coversOf(host: { seat(wish: Wish): boolean }, wishes: readonly Wish[]): number {
  return wishes.reduce((covers, wish) => covers + (host.seat(wish) ? wish.partySize : 0), 0);
}
