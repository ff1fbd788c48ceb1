import { type Claim, claimId } from '../day/claims/claim';
import type { Status } from '../party/lifecycle';
import type { Inventory } from '../day/tables/plans';
import { arrange } from '../day/tables/arrange';

type Table = Pick<Claim, 'tableType' | 'tables'>;
type HostsTable = Table & Pick<Claim, 'tableNumbers' | 'pinned'>;

/** A reservation with its table. */
export interface PlacedReservation {
  readonly id: string;
  readonly version: number;
  readonly status: Status | 'void';
  readonly claimVersion: number;
  readonly placement: HostsTable;
}

/** A reservation's new table. */
export interface TableChange extends Table {
  readonly id: string;
  /** The version that the change was decided on. */
  readonly version: number;
  /** Set for a party that a host placed at tables that no longer exist. */
  readonly tableNumbers?: readonly string[];
}

/** Equal numbers of tables of one type. */
export function isSameTable(one: Table, other: Table | undefined): boolean {
  return one.tableType === other?.tableType && (one.tables ?? 1) === (other.tables ?? 1);
}

/** Equal tables, by number where they are known. */
export function isSameClaim(one: Claim, other: Claim | undefined): boolean {
  return isSameTable(one, other) && isSameNumbers(one, other);
}

function isSameNumbers(one: Pick<Claim, 'tableNumbers'>, other: Pick<Claim, 'tableNumbers'> | undefined) {
  return one.tableNumbers?.join('\n') === other?.tableNumbers?.join('\n');
}

/**
 * The claims of a service day and of the next one, with the day's parties moved to other tables where needed. Claims of
 * only the next day keep theirs; a claim past midnight has the same table on both.
 * @param fixed ids of the claims that were assigned with the previous day
 */
export function reassignDay(
  today: readonly Claim[],
  tomorrow: readonly Claim[],
  inventory: Inventory,
  fixed: ReadonlySet<string>,
): { today: readonly Claim[]; tomorrow: readonly Claim[]; pastMidnight: ReadonlySet<string> } {
  const own = new Set(today.map(({ id }) => id));
  const all = [...today, ...tomorrow.filter(({ id }) => !own.has(id))];
  const byId = new Map(arrange(inventory, all, fixed).map((claim) => [claim.id, claim]));
  return {
    today: today.map((claim) => byId.get(claim.id) ?? claim),
    tomorrow: tomorrow.map((claim) => (own.has(claim.id) ? (byId.get(claim.id) ?? claim) : claim)),
    pastMidnight: new Set(tomorrow.flatMap(({ id }) => (own.has(id) ? [id] : []))),
  };
}

/** The reservations whose claim has another table now. */
export function tableChanges(
  claims: readonly Claim[],
  reservations: readonly PlacedReservation[],
): TableChange[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return reservations.flatMap(({ id, version, status, claimVersion, placement }) => {
    const claim = byId.get(claimId(id, claimVersion));
    if (status !== 'active' || !claim) return [];
    const isPinned = placement.pinned === true && claim.tableNumbers !== undefined;
    if (isSameTable(claim, placement) && !(isPinned && !isSameNumbers(claim, placement))) return [];
    const { tableType, tables, tableNumbers } = claim;
    const change = { id, version, tableType, ...(tables ? { tables } : {}) };
    return [isPinned && tableNumbers ? { ...change, tableNumbers } : change];
  });
}
