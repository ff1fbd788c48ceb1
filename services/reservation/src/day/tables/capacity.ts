import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { type Block, coversEverything } from '../claims/block';
import { intervalOf } from '../claims/intervals';
import { seatingOf } from './seat-day';
import { inventoryKey, hasTables, type Inventory } from './plans';
import type { Seating } from './seating';
import type { Interval } from '../claims/intervals';
import type { Claim } from '../claims/claim';

const halfHourMinutes = 30;
const noBlocks: readonly Block[] = [];

/** The tables for a party, or why there are none: too large for every table, or none free. */
type TableChoice =
  | {
      readonly kind: 'table';
      readonly tableType: string;
      /** Absent in the fallback to seats. */
      readonly tableNumbers?: readonly string[];
      /** Other claims of the day with their new tables. */
      readonly moves?: readonly Claim[];
      /** The ids of those that were moved for this party. */
      readonly moved?: ReadonlySet<string>;
    }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'full' };

/** The inputs of a choice other than the party. */
interface ChoiceOptions {
  readonly timezone?: string;
  readonly audience?: TableAudience;
  /** The area that the party requested; ignored if no table is in it. */
  readonly area?: string | undefined;
  /** A host decides, so the party gets another table if its area has none. */
  readonly isAreaOptional?: boolean;
  /** See `SeatingRequest`. */
  readonly movable?: Interval;
}

/**
 * The tables for a party: see `Seating`; of tables from counts, one of the smallest type that has one free (TABLE-4).
 * Without tables: seats shared by the starts of a local half hour.
 */
export function chooseTable(
  inventory: Inventory,
  claims: readonly Claim[],
  partySize: number,
  interval: Interval,
  options: ChoiceOptions = {},
): TableChoice {
  const capacity = capacityOf(inventory, claims, options);
  const choice = capacity.choose(partySize, interval, options);
  if (choice.kind === 'table' || !options.area || !options.isAreaOptional) return choice;
  return capacity.choose(partySize, interval, { ...options, area: undefined });
}

// Cached by identity: all starts of a day, and many callers, share the day's list.
const capacityByClaims = new WeakMap<readonly Claim[], Capacity>();

function capacityOf(
  inventory: Inventory,
  claims: readonly Claim[],
  { timezone = 'UTC', movable }: ChoiceOptions,
): Capacity {
  const known = capacityByClaims.get(claims);
  if (known?.isFor(inventory, timezone)) return known;
  const capacity = hasTables(inventory)
    ? new NumberedTables(inventory, claims, movable)
    : new SeatsOnly(timezone, claims, inventory.blocks);
  capacityByClaims.set(claims, capacity);
  return capacity;
}

/**
 * The list with a claim added that was just placed on it, and with the claims that were moved for it. The cached
 * capacity is kept.
 */
export function withPlaced(
  claims: readonly Claim[],
  placed: Claim,
  moves: readonly Claim[] = [],
): readonly Claim[] {
  const next = [...withMoves(claims, moves), placed];
  const known = capacityByClaims.get(claims);
  if (known) {
    capacityByClaims.delete(claims);
    known.add(placed, moves);
    capacityByClaims.set(next, known);
  }
  return next;
}

/** The list with each moved claim replaced. */
export function withMoves(claims: readonly Claim[], moves: readonly Claim[]): readonly Claim[] {
  if (moves.length === 0) return claims;
  const moved = new Map(moves.map((claim) => [claim.id, claim]));
  return claims.map((claim) => moved.get(claim.id) ?? claim);
}

/** The free tables or seats of a day. */
interface Capacity {
  isFor(inventory: Inventory, timezone: string): boolean;
  add(claim: Claim, moves: readonly Claim[]): void;
  choose(partySize: number, interval: Interval, options: ChoiceOptions): TableChoice;
}

class NumberedTables implements Capacity {
  private readonly seating: Seating;
  private readonly content: string;
  private readonly blocks: readonly Block[] | undefined;
  /** Claims whose stored numbers differ from the current ones, to be stored with the next claim. */
  private outdated: readonly Claim[];

  constructor(inventory: Inventory, claims: readonly Claim[], movable?: Interval) {
    this.content = inventoryKey(inventory);
    this.blocks = inventory.blocks;
    this.seating = seatingOf(inventory, claims, movable);
    this.outdated = this.seating.renumbered(claims);
  }

  isFor(inventory: Inventory): boolean {
    return (
      hasTables(inventory) && inventory.blocks === this.blocks && inventoryKey(inventory) === this.content
    );
  }

  add(claim: Claim, moves: readonly Claim[]): void {
    const isKnown = new Set(this.outdated);
    this.seating.add(
      claim,
      moves.filter((move) => !isKnown.has(move)),
    );
    this.outdated = [];
  }

  choose(partySize: number, interval: Interval, { audience, area, movable }: ChoiceOptions): TableChoice {
    const found = this.seating.find({
      partySize,
      from: interval.from,
      until: interval.until,
      ...(audience ? { audience } : {}),
      ...(area ? { area } : {}),
      ...(movable ? { movable } : {}),
    });
    if (found.kind !== 'table') return found;
    const { tableType, tables: tableNumbers } = found;
    const moved = new Set(found.moves.map(({ id }) => id));
    const moves = [...this.outdated.filter(({ id }) => !moved.has(id)), ...found.moves];
    return { kind: 'table', tableType, tableNumbers, moves, moved };
  }
}

/**
 * The fallback without tables: the starts of each half hour share 100 seats (TABLE-3). Only a block of everything
 * applies.
 */
class SeatsOnly implements Capacity {
  private readonly taken = new Map<number, number>();
  private readonly halfHours = new Map<number, number>();

  constructor(
    private readonly timezone: string,
    claims: readonly Claim[],
    private readonly blocks: readonly Block[] = noBlocks,
  ) {
    for (const claim of claims) this.add(claim);
  }

  isFor(inventory: Inventory, timezone: string): boolean {
    const { blocks = noBlocks } = inventory;
    return timezone === this.timezone && blocks === this.blocks && !hasTables(inventory);
  }

  add({ from, partySize }: Claim): void {
    const half = this.halfHourOf(from);
    this.taken.set(half, (this.taken.get(half) ?? 0) + partySize);
  }

  choose(partySize: number, { from, until }: Interval): TableChoice {
    if (partySize > fallbackSeats) return { kind: 'too-large' };
    const isBlocked = (block: Block) => coversEverything(block) && block.from < until && from < block.until;
    if (this.blocks.some(isBlocked)) return { kind: 'full' };
    const taken = this.taken.get(this.halfHourOf(from)) ?? 0;
    return taken + partySize <= fallbackSeats ? { kind: 'table', tableType: '' } : { kind: 'full' };
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
