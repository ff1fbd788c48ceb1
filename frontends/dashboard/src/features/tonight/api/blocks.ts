import { timestampMs } from '@bufbuild/protobuf/wkt';
import { readEnum } from '@tablewell/api-client/enums';
import type { Party } from '@tablewell/api-client/book';
import type { Meanings } from '@tablewell/api-client/enums';
import type { StaysAtBlock } from '@tablewell/proto/reservation/v1/evening_service_pb';

/** The tables that a host wants to block, and the time of the block. */
export interface BlockDraft {
  readonly dates: readonly string[];
  /** Minutes after midnight; the end may be on the next day. */
  readonly fromMinute: number;
  readonly untilMinute: number;
  /** Empty: all tables of the area, or of the restaurant. */
  readonly tables: readonly string[];
  readonly area: string;
  readonly reason: string;
}

type StayReason = 'no-table' | 'begun' | 'chosen' | 'past-midnight';

/** A party at a table that will be blocked. */
export interface BlockedParty {
  readonly party: Pick<Party, 'id' | 'name' | 'size' | 'startsAt'>;
  readonly date: string;
  /** Empty: it stays. */
  readonly movesTo: readonly string[];
  readonly stays?: StayReason;
}

export interface BlockReview {
  readonly parties: readonly BlockedParty[];
  /** The number of all parties; the list may be shorter. */
  readonly total: number;
}

const reasons: Meanings<typeof StaysAtBlock, StayReason | undefined> = {
  UNSPECIFIED: undefined,
  NO_TABLE: 'no-table',
  BEGUN: 'begun',
  CHOSEN: 'chosen',
  PAST_MIDNIGHT: 'past-midnight',
};

const rpc = () => import('../../../lib/rpc');
const client = async () => (await rpc()).evening();

const toMessage = ({ dates, fromMinute, untilMinute, tables, area, reason }: BlockDraft) => ({
  localDates: [...dates],
  fromMinute,
  untilMinute,
  tableNumbers: [...tables],
  area,
  reason,
});

/** The parties at the tables of a block, and the tables to which they would be moved. Changes nothing. */
export async function reviewBlock(
  restaurantId: string,
  draft: BlockDraft,
  signal: AbortSignal,
): Promise<BlockReview> {
  const block = toMessage(draft);
  const { evening, StaysAtBlock: values } = await rpc();
  const { parties, total } = await evening().reviewBlock({ restaurantId, block }, { signal });
  return {
    total,
    parties: parties.map((party) => {
      const stays = readEnum(values, reasons, party.stays);
      return {
        party: {
          id: party.reservationId,
          name: party.name,
          size: party.partySize,
          startsAt: party.startsAt ? timestampMs(party.startsAt) : 0,
        },
        date: party.localDate,
        movesTo: party.movesTo,
        ...(stays ? { stays } : {}),
      };
    }),
  };
}

/**
 * Blocks tables; `moveParties` moves parties to other tables if there is room. Returns the id of the first of the
 * blocks, one for each date.
 */
export async function blockTables(
  restaurantId: string,
  draft: BlockDraft,
  { moveParties, stepId }: { moveParties: boolean; stepId: string },
): Promise<string | undefined> {
  const call = { restaurantId, block: toMessage(draft), moveParties, stepId };
  const { blocks } = await (await client()).blockTables(call);
  return blocks[0]?.id;
}

/** Lifts a block; `allDates` lifts it on the other dates of its call, too. */
export async function liftBlock(restaurantId: string, blockId: string, allDates: boolean): Promise<void> {
  await (await client()).liftBlock({ restaurantId, blockId, allDates });
}
