import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type Claim, withMoves } from '../claims/claim';
import type { ListedParty } from '../claims/day-restrictions';
import type { DecidedPlacement } from '../claims/placement';
import { occupiedInterval } from '../claims/stay';
import type { DayView } from '../tables/day-view';

/** A day on which those who wait for full starts have the tables that are free for them. */
interface KeptDay {
  readonly day: DayView;
  /** A decision on it for the stored day, without the hypothetical claims. */
  onTheDay(placed: DecidedPlacement): DecidedPlacement;
}

type Place = (day: DayView, party: ListedParty) => DecidedPlacement | Refusal;

/** Begins the ids of hypothetical claims; no stored claim has such an id. */
const prefix = ' listed ';
/** The same view is asked for every start of a day. */
const known = new WeakMap<DayView, Map<string, KeptDay | undefined>>();

/**
 * The day with a hypothetical claim for each party that waits for a full start, in their turn, as far as a table is free for
 * it (WAIT-11). So a table that becomes free is not sold to other diners while the list is being asked. Undefined: no party
 * of the list has a table.
 * @param place the table of a party of the list
 * @param before only those before this party of the list
 */
export function keepForListed(day: DayView, place: Place, before = ''): KeptDay | undefined {
  if (day.listed.length === 0) return undefined;
  let ofDay = known.get(day);
  if (!ofDay) known.set(day, (ofDay = new Map()));
  if (!ofDay.has(before)) ofDay.set(before, keep(day, place, before));
  return ofDay.get(before);
}

function keep(day: DayView, place: Place, before: string): KeptDay | undefined {
  let kept = day;
  const moved = new Map<string, Claim>();
  // Once nothing is free for a party, nothing is for others like it: those before it only take tables.
  const inVain = new Set<string>();
  for (const party of day.listed) {
    if (party.id === before) break;
    const kind = [party.date, party.minute, party.partySize, party.area].join(' ');
    if (inVain.has(kind) || day.index.hasParty(party.id)) continue;
    const placed = place(kept, party);
    if (isRefusal(placed)) {
      inVain.add(kind);
      continue;
    }
    const { moves = [] } = placed;
    for (const move of moves) moved.set(move.id, move);
    const claim = claimOf(party, placed);
    // The given day keeps what it has prepared; a copy passes it on.
    kept = kept === day ? day.withClaims([...withMoves(day.claims, moves), claim]) : kept.with(claim, moves);
  }
  if (kept === day) return undefined;
  return {
    day: kept,
    onTheDay: (placed) => {
      const moves = new Map([...moved, ...(placed.moves ?? []).map((move) => [move.id, move] as const)]);
      const real = [...moves.values()].filter(({ id }) => !id.startsWith(prefix));
      return { ...placed, ...(real.length > 0 || placed.moves ? { moves: real } : {}) };
    },
  };
}

function claimOf({ id, partySize, area }: ListedParty, placed: DecidedPlacement): Claim {
  const { tableType, tables, tableNumbers, pauseMinutes } = placed;
  return {
    ...{ id: `${prefix}${id}:0`, tableType, partySize, madeAt: 0, ...occupiedInterval(placed) },
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pauseMinutes ? { pauseMinutes } : {}),
    ...(area ? { area } : {}),
  };
}
