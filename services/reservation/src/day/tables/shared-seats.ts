import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { type Block, coversEverything } from '../claims/block';
import type { Claim } from '../claims/claim';
import { type Interval, intervalOf } from '../claims/intervals';
import type { FoundTables } from './find-table';

const halfHourMinutes = 30;

/**
 * The fallback without tables: the starts of each local half hour share 100 seats, however long the parties stay (TABLE-3).
 * Only a block of everything applies.
 */
export class SharedSeats {
  private readonly taken = new Map<number, number>();
  private readonly halfHours = new Map<number, number>();

  constructor(
    private readonly timezone: string,
    claims: readonly Claim[],
    private readonly blocks: readonly Block[] = [],
  ) {
    for (const claim of claims) this.add(claim);
  }

  /** Adds a party; there is nobody in its way. */
  add({ from, partySize }: Claim): true {
    const half = this.halfHourOf(from);
    this.taken.set(half, (this.taken.get(half) ?? 0) + partySize);
    return true;
  }

  find({ partySize, from, until }: Interval & { readonly partySize: number }): FoundTables {
    if (partySize > fallbackSeats) return { kind: 'too-large' };
    const isBlocked = (block: Block) => coversEverything(block) && block.from < until && from < block.until;
    if (this.blocks.some(isBlocked)) return { kind: 'full' };
    const taken = this.taken.get(this.halfHourOf(from)) ?? 0;
    return taken + partySize <= fallbackSeats
      ? { kind: 'table', tables: [], tableType: '', moves: [] }
      : { kind: 'full' };
  }

  /** The start of the local half hour. A half hour that occurs twice counts as two. */
  private halfHourOf(from: number): number {
    let half = this.halfHours.get(from);
    if (half === undefined) {
      half = startOfHalfHour(from, this.timezone);
      this.halfHours.set(from, half);
    }
    return half;
  }
}

/** The instant at which the local half hour of an instant began. */
export function startOfHalfHour(instant: number, timezone: string): number {
  return intervalOf(instant, halfHourMinutes, timezone).from;
}
