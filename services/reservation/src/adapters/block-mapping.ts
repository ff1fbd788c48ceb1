import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  type BlockDraft as BlockDraftMessage,
  StaysAtBlock,
} from '@tablewell/proto/reservation/v1/evening_service_pb';
import { type Block, coversEverything } from '../day/claims/block';
import type { BlockDraft } from '../evening/block-draft';
import { blockedNumbers, type StaysAtBlock as Stays } from '../day/blocks/plan-block';
import type { Inventory } from '../day/tables/plans';
import type { ReviewedParty } from '../what-if/review-block';

const stays: Record<Stays, StaysAtBlock> = {
  'no-table': StaysAtBlock.NO_TABLE,
  begun: StaysAtBlock.BEGUN,
  chosen: StaysAtBlock.CHOSEN,
  'past-midnight': StaysAtBlock.PAST_MIDNIGHT,
};

/** A block as a contract message, with the tables that it covers now. */
export function toBlock(inventory: Inventory, block: Block) {
  const { id, date, dates, area = '', from, until, reason, by } = block;
  return {
    id,
    localDate: date,
    localDates: [...dates],
    from: timestampFromMs(from),
    until: timestampFromMs(until),
    tableNumbers: blockedNumbers(inventory, block),
    area,
    everything: coversEverything(block),
    reason,
    by,
  };
}

/** The domain's draft of a block from a contract message. */
export function toBlockDraft(message: BlockDraftMessage | undefined): BlockDraft {
  const { localDates: dates = [], fromMinute = 0, untilMinute = 0 } = message ?? {};
  const { tableNumbers = [], area = '', reason = '' } = message ?? {};
  return { dates, fromMinute, untilMinute, tableNumbers, area, reason };
}

/** A party of a review as a contract message. */
export function toPartyAtBlock({ reservation, tableNumbers, movesTo, stays: reason }: ReviewedParty) {
  const { id: reservationId, name, partySize, placement } = reservation;
  return {
    reservationId,
    name,
    partySize,
    startsAt: timestampFromMs(placement.from),
    localDate: placement.date,
    localMinute: placement.minute,
    tableNumbers: [...tableNumbers],
    movesTo: [...movesTo],
    stays: reason ? stays[reason] : StaysAtBlock.UNSPECIFIED,
  };
}
