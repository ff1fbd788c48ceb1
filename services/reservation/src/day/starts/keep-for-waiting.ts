import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type Claim, claimOwner, withMoves } from '../claims/claim';
import type { LineParty, ListedParty } from '../claims/day-restrictions';
import type { DecidedPlacement } from '../claims/placement';
import { occupiedInterval } from '../claims/stay';
import type { DayView } from '../tables/day-view';
import { take } from '../tables/table-times';
import { LineAsPlanned, type NeededTables, plannedTimes } from './line-as-planned';

/** A day on which those who wait have the tables that are free for them. */
interface KeptDay {
  readonly day: DayView;
  /** The claims that pacing counts: the line starts when tables become free, not when it was planned. */
  readonly paced: readonly Claim[];
  /** A decision on it for the stored day, without the hypothetical claims. */
  onTheDay(placed: DecidedPlacement): DecidedPlacement;
}

type Place = (day: DayView, party: ListedParty) => DecidedPlacement | Refusal;

/** Begins the ids of hypothetical claims; no stored claim has such an id. */
const prefix = ' kept ';
const linePrefix = `${prefix}in line `;
const keptId = (partyId: string): string => `${prefix}${partyId}:0`;

/**
 * The day with a hypothetical claim for each party that waits, as far as a table is free for it: for a full start (WAIT-11),
 * or for a table now, at the first time at which one is free as planned (WAIT-22). They come in the order in which they joined.
 * So what becomes free is not sold to other diners while the list is being asked, nor what the floor needs for the line.
 * Undefined: no party has a table.
 * @param place the table of a party of a list for a full start
 * @param before only those before this party of the list
 */
export function keepForWaiting(day: DayView, place: Place, before = ''): KeptDay | undefined {
  if (day.listed.length === 0 && day.line.length === 0) return undefined;
  return day.once(`kept before ${before}`, () => keep(day, place, before));
}

/** The day on which those who wait for full starts have the tables that are kept for them. */
export const withListed = (day: DayView, place: Place): DayView =>
  day.listed.length > 0 ? (keepForWaiting(day.withoutLine, place)?.day ?? day) : day;

/** What the floor needs for the line, by party: nothing for one that gets no table before the end of the evening. */
export function neededByLine(day: DayView, place: Place): ReadonlyMap<string, Claim> {
  const claims = keepForWaiting(day, place)?.day.claims ?? [];
  const ofLine = claims.filter(({ id }) => id.startsWith(linePrefix));
  return new Map(ofLine.map((claim) => [claimOwner(claim.id).reservationId.slice(linePrefix.length), claim]));
}

function keep(day: DayView, place: Place, before: string): KeptDay | undefined {
  const kept = new Kept(day);
  // Once nothing is free for a party, nothing is for others like it: those before it only take tables.
  const inVain = new Set<string>();
  for (const party of inTurn(day)) {
    if (party.id === before) break;
    const kind = kindOf(party);
    if (inVain.has(kind) || day.index.hasParty(party.id)) continue;
    const isKept = isListed(party) ? kept.addListed(party, place) : kept.addInLine(party);
    if (!isKept) inVain.add(kind);
  }
  return kept.finish();
}

type Waiting = ListedParty | LineParty;

const isListed = (party: Waiting): party is ListedParty => 'minute' in party;

/** As they joined; VIPs of the line first, if the owner's rule says so (WAIT-25). */
function inTurn({ listed, line, rules }: DayView): readonly Waiting[] {
  if (line.length === 0) return listed;
  const isFirst = (party: Waiting) => Number(rules.waitlist?.vipFirst && !isListed(party) && party.vip);
  return [...listed, ...line].sort(
    (a, b) => (isFirst(b) || 0) - (isFirst(a) || 0) || a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1),
  );
}

const kindOf = (party: Waiting): string =>
  JSON.stringify(
    isListed(party)
      ? [party.date, party.minute, party.partySize, party.area]
      : [party.partySize, party.areas, party.notBefore],
  );

/** The day with the parties so far. */
class Kept {
  private day: DayView;
  private readonly moved = new Map<string, Claim>();
  /** Claims of the line that `day` does not have yet: it is made once for all of them. */
  private readonly pending: Claim[] = [];
  private hasLine = false;
  private planned: { times: ReturnType<typeof plannedTimes>; line: LineAsPlanned } | undefined;

  constructor(private readonly stored: DayView) {
    this.day = stored;
  }

  addListed(party: ListedParty, place: Place): boolean {
    const placed = place(this.upToDate(), party);
    if (isRefusal(placed)) return false;
    const { moves = [] } = placed;
    for (const move of moves) this.moved.set(move.id, move);
    const claim = claimOf(party, placed);
    // The given day keeps what it has prepared; a copy passes it on.
    this.day =
      this.day === this.stored
        ? this.day.withClaims([...withMoves(this.day.claims, moves), claim])
        : this.day.with(claim, moves);
    if (moves.length > 0) this.planned = undefined;
    else this.takeTables(claim);
    return true;
  }

  addInLine(party: LineParty): boolean {
    if (!this.day.at(this.day.now.getTime()).hasTables) return false;
    this.planned ??= this.plan();
    const needed = this.planned.line.find(party);
    if (!needed) return false;
    this.planned.line.take(needed);
    this.hasLine = true;
    this.pending.push(this.claimInLine(party, needed));
    return true;
  }

  finish(): KeptDay | undefined {
    const day = this.upToDate();
    if (day === this.stored) return undefined;
    const { moved } = this;
    return {
      day,
      paced: this.hasLine ? day.claims.filter(({ id }) => !id.startsWith(linePrefix)) : day.claims,
      onTheDay: (placed) => {
        const moves = new Map([...moved, ...(placed.moves ?? []).map((move) => [move.id, move] as const)]);
        const real = [...moves.values()].filter(({ id }) => !id.startsWith(prefix));
        return { ...placed, ...(real.length > 0 || placed.moves ? { moves: real } : {}) };
      },
    };
  }

  private plan() {
    const day = this.upToDate();
    const times = plannedTimes(day);
    return { times, line: new LineAsPlanned(day, times) };
  }

  private upToDate(): DayView {
    if (this.pending.length > 0) this.day = this.day.withClaims([...this.day.claims, ...this.pending]);
    this.pending.length = 0;
    return this.day;
  }

  private takeTables({ tableNumbers = [], from, until }: Claim): void {
    if (!this.planned) return;
    const { plan } = this.day.at(from);
    for (const number of tableNumbers) take(this.planned.times, plan.indexOf(number) ?? -1, { from, until });
  }

  private claimInLine({ id, partySize }: LineParty, { tables, from, until }: NeededTables): Claim {
    const { plan } = this.day.at(from);
    return {
      ...{
        id: `${linePrefix}${id}:0`,
        tableType: plan.table(tables[0] ?? 0).type,
        partySize,
        madeAt: 0,
        from,
        until,
      },
      ...{ tableNumbers: plan.numbers(tables), pinned: true },
      ...(tables.length > 1 ? { tables: tables.length } : {}),
    };
  }
}

function claimOf({ id, partySize, area }: ListedParty, placed: DecidedPlacement): Claim {
  const { tableType, tables, tableNumbers, pauseMinutes } = placed;
  return {
    ...{ id: keptId(id), tableType, partySize, madeAt: 0, ...occupiedInterval(placed) },
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pauseMinutes ? { pauseMinutes } : {}),
    ...(area ? { area } : {}),
  };
}
