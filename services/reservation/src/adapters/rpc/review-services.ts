import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import {
  type DraftSettings,
  ReservationService,
  ReviewReason,
} from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import type { UnfitReason } from '../../what-if/unfit';
import { type DraftTables, listReservationsToReview } from '../../what-if/list-reservations-to-review';
import type { ReadingPorts } from '../../what-if/reading-ports';
import { reviewBlock } from '../../what-if/review-block';
import { toBlockDraft, toPartyAtBlock } from '../block-mapping';
import { toFloor } from '../floor-mapping';
import { toListed } from '../mapping';

function toDraft(draft: DraftSettings | undefined): DraftTables | undefined {
  if (draft?.tables.case === 'floor') return { kind: 'floor', floor: toFloor(draft.tables.value) };
  if (draft?.tables.case === 'tableTypes')
    return { kind: 'counts', tables: draft.tables.value.items.map((stock) => ({ ...stock })) };
  return undefined;
}

const reviewReasons: Record<UnfitReason['code'], ReviewReason> = {
  closed: ReviewReason.CLOSED_DAY,
  'not-offered': ReviewReason.OUTSIDE_HOURS,
  'no-tables-available': ReviewReason.NO_TABLE,
  pacing: ReviewReason.PACING,
};

/** The parts of `ReservationService` and `EveningService` that are computed in a thread. */
export function reviewServices(ports: ReadingPorts): Implementation[] {
  const toReview = listReservationsToReview(ports);
  const review = reviewBlock(ports);
  const reservations = implement(ReservationService, {
    async listReservationsToReview({ restaurantId, draft }, context) {
      const found = orThrowRefusal(
        await toReview(context.values.get(actorKey), restaurantId, toDraft(draft)),
      );
      return {
        reservations: found.map(({ reservation, reasons }) => ({
          reservation: toListed(reservation),
          reasons: reasons.map(({ code }) => reviewReasons[code]),
          explanations: reasons.map(({ explanation }) => explanation),
        })),
      };
    },
  });
  const evenings = implement(EveningService, {
    async reviewBlock({ restaurantId, block }, context) {
      const command = { restaurantId, draft: toBlockDraft(block) };
      const found = orThrowRefusal(await review(context.values.get(actorKey), command));
      return { parties: found.parties.map(toPartyAtBlock), total: found.total };
    },
  });
  return [reservations, evenings];
}
