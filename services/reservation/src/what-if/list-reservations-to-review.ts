import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { type TableStock as StatedStock, tidy } from '@tablewell/restaurant-rules/settings';
import { type Floor, floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { bookableFloorProblems, under } from './draft-change';
import { type Unfit, unfit, withoutOverridden } from './unfit';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { maxUpcoming, review } from './review';
import type { ReadingPorts } from './reading-ports';

/** Draft tables, reviewed before they are saved. */
export type DraftTables =
  | { readonly kind: 'floor'; readonly floor: Floor }
  | { readonly kind: 'counts'; readonly tables: readonly StatedStock[] };

/**
 * Upcoming reservations that no longer fit, by time, for members: those that the settings in force would refuse (AVAIL-13),
 * or that draft tables would not seat (TABLE-18).
 */
export function listReservationsToReview(ports: ReadingPorts) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    draft?: DraftTables,
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
    if (draft) return unfit(rules, upcoming, await review(rules, upcoming), 'without-pacing');
    const claimsOn = async (date: string) => (await ports.days.view(rules, [date], ports.clock())).claims;
    return withoutOverridden(unfit(rules, upcoming, await review(rules, upcoming, claimsOn)));
  };
}

function withDraft(rules: RestaurantRules, draft: DraftTables): RestaurantRules | Refusal {
  const { layoutId: _, ...others } = rules;
  const problems = draftProblems(draft);
  if (problems.length > 0) return invalid(problems);
  if (draft.kind === 'floor') return { ...others, floor: draft.floor };
  return { ...others, floor: floorFromCounts(tidy({ tableTypes: draft.tables }).tableTypes ?? []) };
}

function draftProblems(draft: DraftTables): FieldProblem[] {
  if (draft.kind === 'counts') return under('draft', settingsProblems(tidy({ tableTypes: draft.tables })));
  return under('draft.floor', bookableFloorProblems(draft.floor));
}
