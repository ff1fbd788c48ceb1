import {
  endOf,
  isDueToGiveUp,
  isGivenUp,
  isOverdue,
  minuteMs,
  minutesOver,
  partiesByTable,
  turnEndOf,
} from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import { isComing, lacksTable } from '../../../parts/evening/parties';
import { standingOf } from '../../../parts/evening/rank-options';
import {
  askFor,
  bestTables,
  canSitElsewhere,
  isSeating,
  tableOptions,
} from '../../../parts/evening/table-options';

/** Something that a host has to decide, with the best tables for it if there are any (EVENING-22). */
export type Decision =
  /** A party that comes or waits has no table. */
  | ({ readonly kind: 'no-table'; readonly party: Party } & Proposal)
  /** Another party has its table when it comes. */
  | ({
      readonly kind: 'clash';
      readonly party: Party;
      readonly other: Party;
      readonly table: string;
    } & Proposal)
  /** It is so late that others should have its table. */
  | { readonly kind: 'give-up'; readonly party: Party }
  /** It probably does not come. */
  | { readonly kind: 'overdue'; readonly party: Party };

interface Proposal {
  /** Empty: none is free. */
  readonly proposal: readonly string[];
  /** If none is free: a party that probably does not come, whose table would do. */
  readonly overdue?: Party;
}

type WithoutProposal<Kind> = Kind extends Proposal ? Omit<Kind, keyof Proposal> : never;
type Undecided = WithoutProposal<Decision>;
type Clash = Extract<Undecided, { kind: 'clash' }>;

/** How far ahead a party that sits past its turn time is expected to stay. */
const overstayMs = 30 * minuteMs;

/**
 * What a host has to decide now (EVENING-31): parties without a table, taken tables, tables to give up, and parties that do not come;
 * each by time.
 * @param givesUpAfter when the owner gives up the table of a late party, in minutes; undefined: never
 */
export function decisionsOf(
  evening: Evening,
  now: number,
  givesUpAfter?: number | undefined,
): readonly Decision[] {
  const coming = evening.parties.filter(isComing).sort((a, b) => a.startsAt - b.startsAt);
  const late = coming.filter(
    (party) =>
      party.tables.length > 0 &&
      isDueToGiveUp(party, now, givesUpAfter) &&
      canSitElsewhere(evening, party, now),
  );
  const overdue = coming.filter(
    (party) => isOverdue(party, now) && !late.includes(party) && !isGivenUp(party),
  );
  const awaited = coming.filter((party) => !overdue.includes(party));
  const open: readonly Undecided[] = [
    ...awaited
      .filter((party) => lacksTable(evening, party))
      .map((party): Undecided => ({ kind: 'no-table', party })),
    ...clashesOf(evening, awaited, now),
  ];
  return [
    ...withProposals(evening, open, overdue, now),
    ...late.map((party): Decision => ({ kind: 'give-up', party })),
    ...overdue.map((party): Decision => ({ kind: 'overdue', party })),
  ];
}

/**
 * No table is proposed twice for the same time. A late party whose table was given up chooses last. Parties without a
 * table choose before the others, and among each the largest first, because a small party fits more tables. Where no
 * table is free, a party that probably will not come is named, each only once.
 */
function withProposals(
  evening: Evening,
  open: readonly Undecided[],
  overdue: readonly Party[],
  now: number,
): readonly Decision[] {
  let plan = evening;
  let late = overdue;
  const proposals = new Map<Undecided, Proposal>();
  const isLater = ({ kind, party }: Undecided): number =>
    isGivenUp(party) ? 2 : kind === 'no-table' ? 0 : 1;
  const byNeed = [...open].sort((a, b) => isLater(a) - isLater(b) || b.party.size - a.party.size);
  for (const decision of byNeed) {
    const { party } = decision;
    const proposal = bestTables(plan, party, now);
    if (proposal.length === 0) {
      const instead = overdueFor(plan, party, late, now);
      late = late.filter((each) => each !== instead);
      proposals.set(decision, instead ? { proposal, overdue: instead } : { proposal });
      continue;
    }
    proposals.set(decision, { proposal });
    const parties = plan.parties.map((each) => (each.id === party.id ? { ...each, tables: proposal } : each));
    plan = { ...plan, parties };
  }
  return open.map((decision): Decision => ({
    ...decision,
    ...(proposals.get(decision) ?? { proposal: [] }),
  }));
}

/**
 * Which of these parties keeps a table that would be free for another party if it does not come. Computed once for all of
 * them, because on a bad evening many are late.
 */
function overdueFor(
  evening: Evening,
  party: Party,
  overdue: readonly Party[],
  now: number,
): Party | undefined {
  if (overdue.length === 0) return undefined;
  const ask = askFor(evening, party, party.startsAt, now);
  const stay = isSeating(party, party.startsAt) ? 'bounded' : 'whole';
  const parties = evening.parties.filter(({ id }) => !overdue.some((each) => each.id === id));
  const keepers = tableOptions({ ...evening, parties }, ask, now)
    .filter((option) => standingOf(option, ask, stay) === 'free')
    .map(({ tables }) => overdue.filter((each) => each.tables.some((table) => tables.includes(table))));
  return overdue.find((each) => keepers.some((found) => found.length === 1 && found[0] === each));
}

/** The expected or waiting parties whose table another party has at their time. */
function clashesOf(evening: Evening, awaited: readonly Party[], now: number): readonly Clash[] {
  const byTable = partiesByTable(evening.parties);
  return awaited.flatMap((party): Clash[] => {
    for (const table of party.tables) {
      const other = byTable.get(table)?.find((each) => isInTheWay(each, party, now));
      if (other) return [{ kind: 'clash', party, other, table }];
    }
    return [];
  });
}

function isInTheWay(other: Party, party: Party, now: number): boolean {
  if (other.id === party.id) return false;
  const isBefore = other.from < party.from || (other.from === party.from && other.id < party.id);
  if (other.stage !== 'seated') return isComing(other) && isBefore && other.until > party.from;
  const end = minutesOver(other, now) > 0 ? endOf(other, now + overstayMs) : turnEndOf(other);
  return Math.max(party.from, now) < end;
}
