import { serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { turnOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { localTimeOf } from '@tablewell/shared/zone';
import { covers } from '../../day/claims/block';
import { type Claim, claimOwner } from '../../day/claims/claim';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import type { DayView } from '../../day/tables/day-view';
import type { Stays } from '../../evening/waiting/stays';
import { isAwaited, stageOf } from '../../party/lifecycle';
import { confirmationOf } from '../../party/confirmation';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { MissingChance, MissingShares } from './missing-shares';
import type { ExpectedEvening, ExpectedParty } from './play-evening';

const minuteMs = 60_000;
/** A party that waits for longer than this waits too long (OVERBOOK-3). */
export const maxWaitMinutes = 15;
/** How long a table is held for a party that does not come, unless the owner chose another time. */
const heldMinutes = 15;

/** What is known about the parties of an evening. */
export interface Known {
  readonly shares: Pick<MissingShares, 'of'>;
  readonly stays: Stays;
  /** The parties of the service day; a claim without one comes for certain. */
  readonly reservations: readonly Reservation[];
}

/** What is expected of a service day: its parties with their chances, and its blocked tables (OVERBOOK-3). */
export function expectedEvening(day: DayView, date: string, known: Known): ExpectedEvening {
  const { rules, now } = day;
  const floor = day.at(now.getTime());
  const bounds = serviceDayBounds(date, rules);
  const byId = new Map(known.reservations.map((party) => [party.id, party]));
  const first = Math.max(bounds.start, now.getTime());
  const claims = floor.claims.filter(({ from, until }) => until > first && from < bounds.end);
  const held = new Set(claims.map(({ id }) => claimOwner(id).reservationId));
  const withoutTable = known.reservations.filter(
    (party) => stageOf(party) === 'without-table' && !held.has(party.id),
  );
  return {
    parties: [
      ...claims.map((claim) =>
        claimed(claim, byId.get(claimOwner(claim.id).reservationId), floor, day, known),
      ),
      ...withoutTable.map((party) => unseated(party, floor, day, known)),
    ],
    blocks: (floor.rules.blocks ?? []).map((block) => ({
      ...{ from: block.from, until: block.until },
      tables: floor.plan.floor.tables.flatMap((table, at) => (covers(block, table) ? [at] : [])),
    })),
    tableCount: floor.plan.floor.tables.length,
    heldMs: (rules.givingUp?.afterMinutes ?? heldMinutes) * minuteMs,
    maxWaitMs: maxWaitMinutes * minuteMs,
  };
}

function claimed(
  claim: Claim,
  party: Reservation | undefined,
  floor: DayOccupancy,
  day: DayView,
  known: Known,
): ExpectedParty {
  const { id, from, until, partySize, seated, pauseMinutes = 0 } = claim;
  const numbers = floor.seating.tablesOf(id) ?? claim.tableNumbers ?? [];
  const now = day.now.getTime();
  const satMinutes = seated ? Math.max(0, Math.floor((now - from) / minuteMs)) : 0;
  const stays = known.stays.of({ partySize, from }, satMinutes);
  return {
    ...{ from, plannedMs: until - from, options: floor.plan.walkInOptions(partySize) },
    tables: numbers.flatMap((number) => floor.plan.indexOf(number) ?? []),
    ...missingOf(party, day, known),
    staysMs: stays.map((minutes) => (minutes + pauseMinutes) * minuteMs),
  };
}

/** A party whose table was given up, and which may still come. */
function unseated(party: Reservation, floor: DayOccupancy, day: DayView, known: Known): ExpectedParty {
  const { partySize, placement } = party;
  const { from } = placement;
  return {
    ...{ from, tables: [], ...missingOf(party, day, known) },
    ...stayOf(day.rules, partySize, from, known.stays),
    options: floor.plan.walkInOptions(partySize),
  };
}

/** How long a party that comes at an instant has a table: by plan, and as parties like it did. */
export function stayOf(
  rules: RestaurantRules,
  partySize: number,
  from: number,
  stays: Stays,
): Pick<ExpectedParty, 'plannedMs' | 'staysMs'> {
  const { date, minute } = localTimeOf(from, rules.timezone);
  const { turnMinutes, pauseMinutes } = turnOn(rules, date, minute, partySize);
  return {
    plannedMs: (turnMinutes + pauseMinutes) * minuteMs,
    staysMs: stays.of({ partySize, from }, 0).map((minutes) => (minutes + pauseMinutes) * minuteMs),
  };
}

/** A party that is here comes for certain, and so does a table that is held without a reservation. */
function missingOf(
  party: Reservation | undefined,
  { rules, now }: DayView,
  { shares }: Known,
): MissingChance {
  if (!party || !isAwaited(stageOf(party))) return { missing: 0, cancels: 0 };
  const { partySize, placement, createdAt } = party;
  const { from } = placement;
  const isConfirmed = confirmationOf(party)?.state === 'confirmed';
  return shares.of(
    { ...localTimeOf(from, rules.timezone), partySize, from, madeAt: createdAt.getTime(), isConfirmed },
    now.getTime(),
  );
}
