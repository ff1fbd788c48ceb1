import { Refusal } from '@tablewell/chassis/refusal';
import { chooseTable } from './capacity';
import {
  atChosen,
  chosenTables,
  type Clash,
  clashAt,
  type HostsParty,
  isClash,
  type SeatedTables,
  seatRefusals,
  together,
} from './chosen-tables';
import { TakenTables, tablesOf } from './evening-tables';
import { inService, Occupancy, seating, type Stretch } from './occupancy';
import type { Placement } from './place-party';
import type { RestaurantRules } from './restaurant-rules';
import { type Claim, isHard } from './service-day';

/**
 * The tables for a party that a host seats or moves: those chosen, unless another party is in the way, else a free one
 * (PARTY-4). `claims` are those of the other parties.
 */
export function tablesFor(
  rules: RestaurantRules,
  claims: readonly Claim[],
  party: HostsParty,
): SeatedTables | Clash | Refusal {
  return party.tableNumbers.length > 0 ? atChosen(rules, claims, party) : freeTables(rules, claims, party);
}

/** The smallest free table. One that is free in number only, between others' tables, seats nobody. */
function freeTables(
  rules: RestaurantRules,
  claims: readonly Claim[],
  { partySize, stretch }: Pick<HostsParty, 'partySize' | 'stretch'>,
): SeatedTables | Refusal {
  const owned = inService(rules.tables);
  if (owned.length === 0) {
    const choice = chooseTable(rules, claims, partySize, stretch, { timezone: rules.timezone });
    return choice.kind === 'table' ? { tableType: choice.tableType, overfilled: false } : seatRefusals.full();
  }
  for (const { key: tableType } of seating(owned, partySize)) {
    if (!isTypeFree(rules, claims, { tableType }, stretch)) continue;
    const tables = numbered(rules, claims, tableType, stretch);
    if (tables.tableNumbers) return { ...tables, overfilled: false };
  }
  return seatRefusals.full();
}

/**
 * The tables for a party that sits down as planned. It came for its table, so a later booking does not stand in its way,
 * only another party that sits there: the planned tables, a free one, or the planned ones for as long as it takes.
 */
export function plannedTables(
  rules: RestaurantRules,
  claims: readonly Claim[],
  party: Omit<HostsParty, 'tableNumbers' | 'anyway'>,
  planned: Pick<Placement, 'tableType' | 'tables' | 'tableNumbers' | 'pinned'>,
): SeatedTables | Refusal {
  const { stretch } = party;
  const numbers = planned.tableNumbers ?? [];
  const isKnown = numbers.length > 0 && !(chosenTables(rules, numbers) instanceof Refusal);
  if (isKnown) {
    const found = atChosen(rules, claims, { ...party, tableNumbers: numbers, anyway: false });
    if (!(found instanceof Refusal) && !isClash(found)) return found;
  } else if (isTypeFree(rules, claims, planned, stretch)) {
    const tables = numbered(rules, claims, planned.tableType, stretch, planned.tables);
    if (tables.tableNumbers) return { ...tables, overfilled: false };
  }
  const free = planned.pinned ? seatRefusals.full() : freeTables(rules, claims, party);
  if (!(free instanceof Refusal)) return free;
  const sitting = claims.filter(({ seated }) => seated === true);
  const isEmpty = isKnown
    ? !clashAt(sitting, numbers, stretch)
    : inService(rules.tables).length === 0 || isTypeFree(rules, sitting, planned, stretch);
  if (!isEmpty) return free;
  if (isKnown) return { ...together(rules, numbers), overfilled: true };
  return { ...numbered(rules, sitting, planned.tableType, stretch, planned.tables), overfilled: true };
}

function isTypeFree(
  rules: RestaurantRules,
  claims: readonly Claim[],
  { tableType, tables = 1 }: Pick<Placement, 'tableType' | 'tables'>,
  stretch: Stretch,
): boolean {
  const count = rules.tables.find(({ key }) => key === tableType)?.count ?? 0;
  return new Occupancy(claims).most(tableType, stretch) + tables <= count;
}

/** Tables of a type with their numbers, for a party that sits: they are its own from then on. */
function numbered(
  rules: RestaurantRules,
  claims: readonly Claim[],
  tableType: string,
  stretch: Stretch,
  count = 1,
) {
  const tables = tablesOf(rules);
  const free = new TakenTables(claims).freeOf(tables, tableType, stretch, count);
  // Parties that no host placed get other tables of the type, which has enough of them.
  const unpinned = () => new TakenTables(claims.filter(isHard)).freeOf(tables, tableType, stretch, count);
  const numbers = free.length === count ? free : unpinned();
  return {
    tableType,
    ...(count > 1 ? { tables: count } : {}),
    ...(numbers.length > 0 ? { tableNumbers: numbers, pinned: true } : {}),
  };
}
