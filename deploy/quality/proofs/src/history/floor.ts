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
 * Checks the parties of an evening against the floor plan: every party with a table has one that seats it or a
 * combination, and no table belongs to two parties at the same time. `removed` tables were booked and then removed from
 * the plan: as many parties at a time may be without a table, while no table that diners may have is free for them.
 */
export function checkFloor(date: string, parties: readonly SeatedParty[], removed = 0): Violation[] {
  const held = parties.filter(({ heldUntil }) => heldUntil !== undefined);
  const placed = held.filter(({ tableNumbers = [] }) => tableNumbers.length > 0);
  const unplaced = held.filter((party) => !placed.includes(party));
  return [
    ...placed.flatMap((party) => misplaced(date, party)),
    ...placed.flatMap((one, index) => placed.slice(index + 1).flatMap((other) => shared(date, one, other))),
    ...unplaced.flatMap((party) => unseated(date, party, { placed, unplaced, removed })),
  ];
}

interface Floor {
  readonly placed: readonly SeatedParty[];
  readonly unplaced: readonly SeatedParty[];
  readonly removed: number;
}

function unseated(date: string, party: SeatedParty, { placed, unplaced, removed }: Floor): Violation[] {
  const { id, partySize } = party;
  const where = `${date}: ${partySize} people of ${id} at no table`;
  const atOnce = unplaced.filter(
    (other) => at(other.heldFrom) <= at(party.heldFrom) && overlap(party, other),
  );
  if (atOnce.length > removed) return [{ check: 'no table', detail: where }];
  const taken = placed
    .filter((other) => overlap(party, other))
    .flatMap(({ tableNumbers = [] }) => tableNumbers);
  const free = planTables.find(
    ({ id: table, seats, audience }) =>
      audience === undefined && seats >= partySize && !taken.includes(table),
  );
  return free ? [{ check: 'no table', detail: `${where}, while ${free.id} is free` }] : [];
}

function misplaced(date: string, party: SeatedParty): Violation[] {
  const { id, partySize, tableNumbers = [], pinned, stage } = party;
  const where = `${date}: ${partySize} people of ${id} at ${tableNumbers.join('+')}`;
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
  if (!overlap(one, other)) return [];
  const both = (one.tableNumbers ?? []).filter((number) => other.tableNumbers?.includes(number));
  return both.map((number) => ({
    check: 'table given twice',
    detail: `${date}: ${one.id} and ${other.id} at table ${number}`,
  }));
}

const at = (time: string | undefined): number => Date.parse(time ?? '');

const overlap = (one: SeatedParty, other: SeatedParty): boolean =>
  at(other.heldFrom) < at(one.heldUntil) && at(other.heldUntil) > at(one.heldFrom);
