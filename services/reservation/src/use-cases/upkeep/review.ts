import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { type TableStock as StatedStock, tidy } from '@tablewell/restaurant-rules/settings';
import type { Floor } from '@tablewell/restaurant-rules/floor';
import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { bookableFloorProblems, under } from '../../domain/availability/draft-change';
import { holdsTable, stageOf } from '../../domain/reservation/lifecycle';
import type { Reservation } from '../../domain/reservation/reservation';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import type { Claim } from '../../domain/service-day/service-day';
import {
  byServiceDay,
  isSeatsOnly,
  reservationsToReview,
  tablelessOn,
  type ToReview,
  withoutSeats,
} from '../../domain/reassignment/to-review';
import { type Unfit, unfit, withoutOverridden } from '../../domain/reassignment/unfit';
import type { Ports } from '../../ports';

/** More upcoming reservations than a large restaurant has; bounds the cost of a call. */
export const maxUpcoming = 5_000;

/** Draft tables, reviewed before they are saved. */
export type DraftTables =
  | { readonly kind: 'floor'; readonly floor: Floor }
  | { readonly kind: 'counts'; readonly tables: readonly StatedStock[] };

/**
 * Upcoming reservations that no longer fit, by time, for members: those that the settings in force would refuse (AVAIL-13),
 * or that draft tables would not seat (TABLE-18).
 */
export function listReservationsToReview(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    draft?: DraftTables,
    signal?: AbortSignal,
  ): Promise<Unfit[] | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const rules = draft ? withDraft(restaurant, draft) : restaurant;
    if (isRefusal(rules)) return rules;
    const now = ports.clock().getTime();
    const found = await ports.reservations.upcoming(restaurantId, now, maxUpcoming);
    const upcoming = found.filter((reservation) => holdsTable(stageOf(reservation)));
    if (draft)
      return unfit(rules, upcoming, await review(rules, upcoming, undefined, signal), 'without-pacing');
    const toReview = await review(rules, upcoming, (date) => ports.days.claims(restaurantId, date), signal);
    return withoutOverridden(unfit(rules, upcoming, toReview));
  };
}

/**
 * The reservations that these settings would refuse. Yields to the event loop between service days, each of which takes
 * some milliseconds of computation.
 * @param claimsOn the claims of a service day; absent for draft settings, for which no table numbers are stored
 */
export async function review(
  rules: RestaurantRules,
  upcoming: readonly Reservation[],
  claimsOn?: (date: string) => Promise<readonly Claim[]>,
  signal?: AbortSignal,
): Promise<ToReview[]> {
  if (isSeatsOnly(rules))
    return reservationsToReview(rules, upcoming, withoutSeats(rules.timezone, upcoming));
  const tableless = new Set<string>();
  for (const [date, reservations] of byServiceDay(upcoming)) {
    const stored = claimsOn && (rules.floor ? await claimsOn(date) : []);
    for (const id of tablelessOn(rules, reservations, stored)) tableless.add(id);
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  }
  return reservationsToReview(rules, upcoming, tableless);
}

function withDraft(rules: RestaurantRules, draft: DraftTables): RestaurantRules | Refusal {
  const { floor: _, layoutId: _layout, ...others } = rules;
  const problems = draftProblems(draft);
  if (problems.length > 0) return invalid(problems);
  if (draft.kind === 'floor') return { ...others, floor: draft.floor };
  return { ...others, tables: tidy({ tableTypes: draft.tables }).tableTypes ?? [] };
}

function draftProblems(draft: DraftTables): FieldProblem[] {
  if (draft.kind === 'counts') return under('draft', settingsProblems(tidy({ tableTypes: draft.tables })));
  return under('draft.floor', bookableFloorProblems(draft.floor));
}
