import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { knownArea } from '../../day/starts/area';
import { type BlockDraft, draftProblems } from '../../evening/block-draft';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import type { Ports, RestaurantRulesStore } from '../../ports';
import { findRestaurant } from '../access';

export interface DraftOfBlock {
  readonly restaurantId: string;
  readonly draft: BlockDraft;
}

/** The restaurant of a valid draft, with the owner's spelling of its area and a sanitized reason, for members. */
export async function restaurantForBlock(
  ports: Pick<Ports, 'clock'> & { readonly restaurants: Pick<RestaurantRulesStore, 'find'> },
  actor: Actor | undefined,
  { restaurantId, draft: given }: DraftOfBlock,
): Promise<{ restaurant: KnownRestaurant; draft: BlockDraft } | Refusal> {
  const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
  if (isRefusal(restaurant)) return restaurant;
  const area = knownArea(restaurant, given.area) ?? given.area;
  const draft = { ...given, area, reason: sanitize(given.reason) };
  const problems = draftProblems(draft, restaurant, ports.clock(restaurantId).getTime());
  return problems.length > 0 ? invalid(problems) : { restaurant, draft };
}
