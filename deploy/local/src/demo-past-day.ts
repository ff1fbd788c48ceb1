import { isRefusal } from '@tablewell/chassis/refusal';
import { type UnmetParty, unmetRule } from '../../../services/reservation/src/day/starts/demand';
import { placeParty } from '../../../services/reservation/src/day/starts/place-party';
import type { DecidedPlacement, Placement } from '../../../services/reservation/src/day/claims/placement';
import type { StepTaken } from '../../../services/reservation/src/party/party-step';
import type { Progress } from '../../../services/reservation/src/party/lifecycle';
import type { Reservation } from '../../../services/reservation/src/party/reservation';
import { sourceOf } from '../../../services/reservation/src/party/source';
import type { RestaurantRules } from '../../../services/reservation/src/restaurant/restaurant-rules';
import { claimOf } from '../../../services/reservation/src/party/claim-of';
import { DayView } from '../../../services/reservation/src/day/tables/day-view';
import { turnMinutesOf } from '../../../services/reservation/src/day/claims/stay';

/** A party of a past date. */
export interface PastParty {
  readonly time: string;
  readonly partySize: number;
  readonly name: string;
  readonly phoneNumber: string;
  readonly notes: string;
  readonly dietary: readonly string[];
  readonly dietaryNotes: string;
  readonly occasion?: string;
  readonly referer: string;
  readonly daysBefore: number;
  readonly outcome: 'came' | 'no-show' | 'canceled' | 'walked-in';
}

export interface PastDate {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly parties: readonly PastParty[];
}

interface WrittenParty {
  readonly reservation: Reservation;
  /** Its idempotency key. */
  readonly key: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const host = { userId: 'demo', name: 'Demo Owner' };

/** A past day, decided by the rules of the restaurant: its reservations, and the parties for which it had no table. */
export function pastDay(rules: RestaurantRules, { date, parties }: PastDate, newId: () => string) {
  const written: WrittenParty[] = [];
  const refused: (UnmetParty & { readonly parties: number })[] = [];
  // All of them ask while the whole day is ahead.
  const asked = new Date(Date.parse(`${date}T00:00:00Z`) - 2 * dayMs);
  let day = DayView.of(rules, [], asked);
  for (const [index, party] of parties.entries()) {
    const { partySize } = party;
    const [hours = 0, minutes = 0] = party.time.split(':').map(Number);
    const minute = hours * 60 + minutes;
    const placed = placeParty(day, { when: { date, minute }, partySize, rules: 'book' });
    if (isRefusal(placed)) {
      const rule = unmetRule(placed.code);
      if (rule) refused.push({ restaurantId: rules.id, date, minute, partySize, rule, parties: 1 });
      continue;
    }
    const reservation = reservationOf(rules, party, placed, newId());
    written.push({ reservation, key: `demo-history:${date}:${index}` });
    if (party.outcome === 'canceled') continue;
    const claim = claimOf({ ...reservation, progress: undefined, seating: undefined }, reservation.createdAt);
    day = day.with(claim, placed.moves);
  }
  const tables = new Map(day.claims.map((claim) => [claim.id, claim.tableNumbers]));
  return { parties: written.map((each) => withTables(each, tables)), refused };
}

/** The party at the tables to which later decisions moved it. */
function withTables(
  { reservation, key }: WrittenParty,
  tables: ReadonlyMap<string, readonly string[] | undefined>,
): WrittenParty {
  const tableNumbers = tables.get(`${reservation.id}:${reservation.claimVersion}`);
  if (!tableNumbers) return { reservation, key };
  return { key, reservation: { ...reservation, placement: { ...reservation.placement, tableNumbers } } };
}

function reservationOf(
  rules: RestaurantRules,
  party: PastParty,
  placed: DecidedPlacement,
  id: string,
): Reservation {
  const { outcome, notes, partySize, phoneNumber, dietary, dietaryNotes, occasion, daysBefore } = party;
  const { moves: _, effects: _effects, ...placement } = placed;
  const walkIn = outcome === 'walked-in';
  const createdAt = new Date(walkIn ? placement.from : placement.from - daysBefore * dayMs - 95 * minuteMs);
  const steps = stepsOf(outcome, placement, id);
  const last = steps.at(-1);
  const canceledAt = new Date((createdAt.getTime() + placement.from) / 2);
  return {
    id,
    restaurantId: rules.id,
    version: outcome === 'canceled' ? 2 : 1 + steps.length,
    status: outcome === 'canceled' ? 'canceled' : 'active',
    ...progressOf(outcome),
    name: party.name,
    partySize,
    phoneNumber,
    notes,
    ...(occasion ? { occasion } : {}),
    ...(dietary.length > 0 || dietaryNotes ? { dietary: { needs: [...dietary], words: dietaryNotes } } : {}),
    placement,
    ...(last?.step === 'finish' ? { seating: { from: placement.from, until: last.takenAt.getTime() } } : {}),
    ...(steps.length > 0 ? { steps } : {}),
    ...(walkIn ? { walkIn } : { online: true }),
    claimVersion: 1,
    seatingMinutes: turnMinutesOf(placement),
    source: walkIn ? { source: 'walk-in', fullUrl: '' } : sourceOf(party.referer),
    createdAt,
    updatedAt: outcome === 'canceled' ? canceledAt : (last?.takenAt ?? createdAt),
  };
}

function progressOf(outcome: PastParty['outcome']): { progress?: Progress } {
  if (outcome === 'canceled') return {};
  return { progress: outcome === 'no-show' ? 'no-show' : 'finished' };
}

/** What the host tapped, and when. */
function stepsOf(outcome: PastParty['outcome'], { from, until }: Placement, id: string): StepTaken[] {
  const taken: readonly (readonly [StepTaken['step'], number])[] = {
    came: [['seat', from + 4 * minuteMs] as const, ['finish', until - 6 * minuteMs] as const],
    'walked-in': [['seat', from] as const, ['finish', until - 6 * minuteMs] as const],
    'no-show': [['no-show', from + 20 * minuteMs] as const],
    canceled: [],
  }[outcome];
  return taken.map(([step, at], index) => ({
    id: `demo-${id.slice(0, 12)}-${step}`,
    step,
    takenAt: new Date(at),
    recordedAt: new Date(at),
    by: host,
    version: 2 + index,
  }));
}
