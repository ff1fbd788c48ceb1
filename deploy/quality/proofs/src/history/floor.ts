import { planCombinations, planTables } from '../load/floor-plan';
import type { Violation } from './operation';

/** A party of an evening as its hosts see it. */
export interface SeatedParty {
  readonly id: string;
  readonly stage: string;
  readonly partySize: number;
  readonly tableNumbers?: readonly string[];
  readonly heldFrom?: string;
  readonly heldUntil?: string;
  readonly pinned?: boolean;
}

/**
 * Holds the parties of an evening against the floor plan: whoever holds a table has one that seats it or a combination, and
 * no table is two parties' at the same time.
 */
export function checkFloor(date: string, parties: readonly SeatedParty[]): Violation[] {
  const held = parties.filter(({ heldUntil }) => heldUntil !== undefined);
  return [
    ...held.flatMap((party) => misplaced(date, party)),
    ...held.flatMap((one, index) => held.slice(index + 1).flatMap((other) => shared(date, one, other))),
  ];
}

function misplaced(date: string, party: SeatedParty): Violation[] {
  const { id, partySize, tableNumbers = [], pinned, stage } = party;
  const where = `${date}: ${partySize} people of ${id} at ${tableNumbers.join('+') || 'no table'}`;
  if (tableNumbers.length === 0) return [{ check: 'no table', detail: where }];
  if (pinned || stage === 'STAGE_SEATED') return [];
  const alone = planTables.find((table) => table.id === tableNumbers[0]);
  const fits =
    tableNumbers.length === 1
      ? (alone?.seats ?? 0) >= partySize
      : planCombinations.some(
          ({ componentIds, smallestParty, largestParty }) =>
            componentIds.join() === tableNumbers.join() &&
            smallestParty <= partySize &&
            partySize <= largestParty,
        );
  return fits ? [] : [{ check: 'does not fit', detail: where }];
}

function shared(date: string, one: SeatedParty, other: SeatedParty): Violation[] {
  const at = (time: string | undefined) => Date.parse(time ?? '');
  if (at(other.heldFrom) >= at(one.heldUntil) || at(other.heldUntil) <= at(one.heldFrom)) return [];
  const both = (one.tableNumbers ?? []).filter((number) => other.tableNumbers?.includes(number));
  return both.map((number) => ({
    check: 'table given twice',
    detail: `${date}: ${one.id} and ${other.id} at table ${number}`,
  }));
}
