import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { atChosen, type Clash, isClash, placementAt } from './chosen-tables';
import { type Claim, withMoves } from '../day/claims/claim';
import type { DayView } from '../day/tables/day-view';

/** The claims of two parties that are to swap their tables. */
export interface Swap {
  readonly claimId: string;
  readonly otherClaimId: string;
  readonly stepId: string;
  /** Although a table is too small for its new party. */
  readonly override: boolean;
}

/** The claims that a swap changes, each with its new tables, by claim id. */
export type Swapped = ReadonlyMap<string, Claim>;

const withoutTables = () =>
  new Refusal('conflict', 'no-table-to-swap', 'Both parties need a table before they can swap.');

/**
 * Gives two parties of a service day each other's tables, which a host thereby chose for both (PARTY-16). Parties that are
 * only planned at these tables make room, if they can. Undefined if the swap was made before.
 */
export function swapTables(
  view: DayView,
  { claimId, otherClaimId, stepId, override }: Swap,
): Swapped | Clash | Refusal | undefined {
  const { claims } = view;
  const day = view.at(view.now.getTime());
  const one = claims.find(({ id }) => id === claimId);
  const other = claims.find(({ id }) => id === otherClaimId);
  if (!one || !other) return withoutTables();
  if (one.swap === stepId && other.swap === stepId) return undefined;
  const { seating, plan, rules, claims: held } = day;
  const [ofOne = [], ofOther = []] = [seating.tablesOf(one.id), seating.tablesOf(other.id)];
  if (ofOne.length === 0 || ofOther.length === 0) return withoutTables();
  // A blocked table stays with the two parties that are already there.
  const { unblocked } = day;
  const at = (claim: Claim, tableNumbers: readonly string[], others: readonly Claim[]) => {
    // The host's word is about the size alone: a swap leaves nobody else without a table.
    const seats = plan.seatsAt(tableNumbers);
    const partySize = override ? Math.min(claim.partySize, seats) : claim.partySize;
    const { from, until } = held.find(({ id }) => id === claim.id) ?? claim;
    const found = atChosen(unblocked.withClaims(others), {
      partySize,
      interval: { from, until },
      tableNumbers,
      override: false,
    });
    if (isClash(found) || isRefusal(found)) return found;
    const { tables: _, tableNumbers: _numbers, ...rest } = claim;
    const moved: Claim = { ...rest, ...placementAt(rules, tableNumbers), swap: stepId };
    return { moved, moves: found.moves ?? [] };
  };
  const rest = held.filter(({ id }) => id !== one.id && id !== other.id);
  const first = at(one, ofOther, rest);
  if (isClash(first) || isRefusal(first)) return first;
  const second = at(other, ofOne, [...withMoves(rest, first.moves), first.moved]);
  if (isClash(second) || isRefusal(second)) return second;
  const all = [...first.moves, ...second.moves, first.moved, second.moved];
  return new Map(all.map((claim) => [claim.id, claim]));
}
