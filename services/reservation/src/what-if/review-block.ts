import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { blockOn } from '../evening/block-draft';
import { withBlocks } from '../day/claims/day-restrictions';
import { type PartyAtBlock, planBlock } from '../day/blocks/plan-block';
import type { Reservation } from '../party/reservation';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../day/claims/service-dates';
import { claimOwner } from '../day/claims/claim';
import { type DraftOfBlock, restaurantForBlock } from '../commands/host/restaurant-for-block';
import type { ReadingPorts } from './reading-ports';

/** The most parties of a review; bounds the answer. */
const maxParties = 200;

/** A party of a review with its reservation. */
export interface ReviewedParty extends PartyAtBlock {
  readonly reservation: Reservation;
}

/** The parties at tables that are to be blocked, for members. Changes nothing (EVENING-13). */
export function reviewBlock(ports: ReadingPorts) {
  return async (
    actor: Actor | undefined,
    command: DraftOfBlock,
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
        const day = await ports.days.day(restaurant.id, touched);
        for (const party of planBlock(withBlocks(restaurant, day), day, block).parties)
          if (!parties.has(party.claim.id)) parties.set(party.claim.id, party);
      }
    }
    return listed(ports, restaurant, [...parties.values()]);
  };
}

/** The parties with their reservations. A claim whose reservation is still being written is counted but not listed. */
async function listed(ports: ReadingPorts, { id }: KnownRestaurant, parties: readonly PartyAtBlock[]) {
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
