import { timestampDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { readEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type {
  TableChange as TableChangeMessage,
  TableFit,
  TableHolder,
} from '@tablewell/proto/reservation/v1/evening_service_pb';
import type { Holder, TableChange, TableOption } from '../table-option';

const timeOf = (time: Timestamp | undefined): number => (time ? timestampDate(time).getTime() : 0);

/** A party that needs a table, or that sits and would stay otherwise. */
interface TablesAsk {
  /** Absent: a walk-in. */
  readonly partyId?: string | undefined;
  /** 0: that of the party. */
  readonly size: number;
  readonly startsAt?: number;
  /** Another end of the stay. */
  readonly until?: number;
}

/** The tables and combinations for a party, and what taking each of them costs others. Blocks are in the evening. */
export async function listTables(
  restaurantId: string,
  ask: TablesAsk,
  signal: AbortSignal,
): Promise<Omit<TableOption, 'blockedFrom' | 'blockReason'>[]> {
  const { partyId, size, startsAt, until } = ask;
  const request = {
    restaurantId,
    ...(partyId === undefined ? {} : { reservationId: partyId }),
    partySize: size,
    ...(startsAt === undefined ? {} : { startsAt: timestampFromMs(startsAt) }),
    ...(until === undefined ? {} : { until: timestampFromMs(until) }),
  };
  const { evening, TableFit: values } = await import('../../../lib/rpc');
  const { options } = await evening().listTables(request, { signal });
  return options.map((option) => ({
    tables: option.tableNumbers,
    seats: option.seats,
    fit: readEnum(values, fits, option.fit),
    ...(option.takenBy ? { takenBy: readHolder(option.takenBy) } : {}),
    ...(option.next ? { next: readHolder(option.next) } : {}),
    displaced: option.displaced.map(readChange),
  }));
}

const fits: Meanings<typeof TableFit, TableOption['fit']> = {
  UNSPECIFIED: 'good',
  GOOD: 'good',
  TOO_SMALL: 'too-small',
  TOO_LARGE: 'too-large',
};

const readHolder = ({ reservationId: id, name, partySize: size, from, seated }: TableHolder): Holder => ({
  ...{ id, name, size },
  from: timeOf(from),
  isSeated: seated,
});

/** Other tables of a party, as an answer tells them. */
export const readChange = ({
  reservationId: id,
  name,
  partySize: size,
  ...change
}: TableChangeMessage): TableChange => ({
  ...{ id, name, size },
  startsAt: timeOf(change.startsAt),
  from: change.fromTables,
  to: change.toTables,
});
