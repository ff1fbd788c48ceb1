import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { knownArea } from '../../day/starts/area';
import { type BlockDraft, blockOn, draftProblems } from '../../evening/block-draft';
import { withBlocks } from '../../day/claims/day-restrictions';
import { type PartyAtBlock, planBlock } from '../../evening/plan-block';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { claimOwner } from '../../day/claims/claim';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';

/** The most parties of a review; bounds the answer. */
const maxParties = 200;

export interface ReviewBlockCommand {
  readonly restaurantId: string;
  readonly draft: BlockDraft;
}

/** A party of a review with its reservation. */
export interface ReviewedParty extends PartyAtBlock {
  readonly reservation: Reservation;
}

/** The parties at tables that are to be blocked, for members. Changes nothing (EVENING-13). */
export function reviewBlock(ports: Ports) {
  return async (
    actor: Actor | undefined,
    command: ReviewBlockCommand,
  ): Promise<{ parties: ReviewedParty[]; total: number } | Refusal> => {
    const found = await restaurantForBlock(ports, actor, command);
    if (isRefusal(found)) return found;
    const { restaurant, draft } = found;
    const { timezone } = restaurant;
    const madeAt = ports.clock().getTime();
    const parties = new Map<string, PartyAtBlock>();
    for (const date of [...draft.dates].sort()) {
      const block = blockOn(draft, date, { stepId: 'review', by: '', madeAt, timezone });
      for (const touched of serviceDates(block, dayZoneOf(restaurant))) {
        const day = await ports.restrictedDays.day(restaurant.id, touched);
        for (const party of planBlock(withBlocks(restaurant, day), day, block).parties)
          if (!parties.has(party.claim.id)) parties.set(party.claim.id, party);
      }
    }
    return listed(ports, restaurant, [...parties.values()]);
  };
}

/** The restaurant of a valid draft, with the owner's spelling of its area and a sanitized reason, for members. */
export async function restaurantForBlock(
  ports: Ports,
  actor: Actor | undefined,
  { restaurantId, draft: given }: ReviewBlockCommand,
): Promise<{ restaurant: KnownRestaurant; draft: BlockDraft } | Refusal> {
  const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
  if (isRefusal(restaurant)) return restaurant;
  const area = knownArea(restaurant, given.area) ?? given.area;
  const draft = { ...given, area, reason: sanitize(given.reason) };
  const problems = draftProblems(draft, restaurant, ports.clock().getTime());
  return problems.length > 0 ? invalid(problems) : { restaurant, draft };
}

/** The parties with their reservations. A claim whose reservation is still being written is counted but not listed. */
async function listed(ports: Ports, { id }: KnownRestaurant, parties: readonly PartyAtBlock[]) {
  const inOrder = [...parties].sort((a, b) => a.claim.from - b.claim.from);
  const shown = inOrder.slice(0, maxParties);
  const owners = shown.map(({ claim }) => claimOwner(claim.id).reservationId);
  const found = await ports.reservations.findAll(id, [...new Set(owners)]);
  const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
  return {
    parties: shown.flatMap((party, index) => {
      const reservation = byId.get(owners[index] ?? '');
      return reservation ? [{ ...party, reservation }] : [];
    }),
    total: inOrder.length,
  };
}
