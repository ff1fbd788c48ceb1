import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { type DraftChange, withDraft } from './draft-change';
import { holdsTable, stageOf } from '../party/lifecycle';
import { offeredTimes } from '../day/starts/offered-times';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { datesOfStarts } from '../day/claims/service-dates';
import { type Unfit, unfit } from './unfit';
import { findRestaurant } from '../commands/access';
import type { DayView } from '../day/tables/day-view';
import { maxUpcoming, review } from './review';
import type { ReadingPorts } from './reading-ports';

/** The party sizes for which offered starts are counted. */
export const previewedSizes = [2, 4, 6] as const;
const previewedDays = 30;
const maxListed = 1_000;
/** Remaining days are left out once counting has taken this long. */
const maxCountingMs = 4_000;

/** The numbers of starts that a date offers to diners before and after a change, by party size. */
interface PreviewedDay {
  readonly date: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

interface Preview {
  /** `already`: the settings in force would refuse it, too. */
  readonly reservations: readonly (Unfit & { readonly already: boolean })[];
  readonly truncated: boolean;
  readonly days: readonly PreviewedDay[];
  /** False if counting took too long, so that the last days are missing. */
  readonly complete: boolean;
}

/**
 * The effects of a change before it is saved, for members who may change the settings (AVAIL-10). Up to some seconds of
 * computation.
 */
export function previewChange(ports: ReadingPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, draft }: { restaurantId: string; draft: DraftChange },
  ): Promise<Preview | Refusal> => {
    const rules = await findRestaurant(ports, 'settings', actor, restaurantId);
    if (isRefusal(rules)) return rules;
    const next = withDraft(rules, draft);
    if (isRefusal(next)) return next;
    return preview(ports, rules, next);
  };
}

async function preview(ports: ReadingPorts, rules: RestaurantRules, next: RestaurantRules): Promise<Preview> {
  const now = ports.clock();
  const found = await ports.reservations.upcoming(rules.id, now.getTime(), maxUpcoming);
  const upcoming = found.filter((reservation) => holdsTable(stageOf(reservation)));
  const [before, after] = [await unfitUnder(rules, upcoming), await unfitUnder(next, upcoming)];
  const known = new Set(before.map(({ reservation }) => reservation.id));
  const reservations = after.map((each) => ({ ...each, already: known.has(each.reservation.id) }));
  const days = await countStarts(ports, rules, next, now);
  return {
    reservations: reservations.slice(0, maxListed),
    truncated: reservations.length > maxListed || found.length === maxUpcoming,
    days,
    complete: days.length === previewedDays,
  };
}

/** Reviews without the stored table numbers, as for drafts, so that both lists can be compared. */
async function unfitUnder(rules: RestaurantRules, upcoming: readonly Reservation[]): Promise<Unfit[]> {
  return unfit(rules, upcoming, await review(rules, upcoming));
}

async function countStarts(
  ports: ReadingPorts,
  rules: RestaurantRules,
  next: RestaurantRules,
  now: Date,
): Promise<PreviewedDay[]> {
  const first = localTimeOf(now.getTime(), rules.timezone).date;
  const days: PreviewedDay[] = [];
  const beganAt = performance.now();
  const limitMs = maxCountingMs * ports.limitFactor;
  for (let day = 0; day < previewedDays; day++) {
    if (ports.isAbandoned() || performance.now() - beganAt > limitMs) break;
    const date = addDays(first, day);
    const dates = new Set([...datesOfStarts(rules, date), ...datesOfStarts(next, date)]);
    const inOrder = [...dates].sort();
    const view = await ports.days.view(rules, inOrder, now);
    const count = (on: DayView) =>
      previewedSizes.map((partySize) => {
        const { times } = offeredTimes(on, { date, partySize, audience: 'public' });
        return times.filter(({ available }) => available).length;
      });
    days.push({ date, before: count(view), after: count(view.again(next, now)) });
  }
  return days;
}
