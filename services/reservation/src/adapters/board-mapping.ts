import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  type BoardSchema,
  type Piece as PieceMessage,
  PieceKind as KindMessage,
  PiecePeriod as PeriodMessage,
  type PieceSchema,
} from '@tablewell/proto/reservation/v1/board_service_pb';
import {
  type Board,
  isChangedBy,
  type Piece,
  type PieceKind,
  type PiecePeriod,
  type Reader,
} from '../boards/board';
import type { GivenPiece } from '../boards/board-problems';

export const kindMessages: Readonly<Record<PieceKind, KindMessage>> = {
  'in-short': KindMessage.IN_SHORT,
  covers: KindMessage.COVERS,
  'no-shows': KindMessage.NO_SHOWS,
  'turn-times': KindMessage.TURN_TIMES,
  'table-use': KindMessage.TABLE_USE,
  'lead-times': KindMessage.LEAD_TIMES,
  'lost-demand': KindMessage.LOST_DEMAND,
  waits: KindMessage.WAITS,
  sources: KindMessage.SOURCES,
  forecast: KindMessage.FORECAST,
  restaurants: KindMessage.RESTAURANTS,
};
const periodMessages: Readonly<Record<PiecePeriod, PeriodMessage>> = {
  'last-7-days': PeriodMessage.LAST_7_DAYS,
  'last-28-days': PeriodMessage.LAST_28_DAYS,
  'last-91-days': PeriodMessage.LAST_91_DAYS,
  'last-364-days': PeriodMessage.LAST_364_DAYS,
  'next-28-days': PeriodMessage.NEXT_28_DAYS,
};
const kinds = new Map(Object.entries(kindMessages).map(([kind, message]) => [message, kind as PieceKind]));
const periods = new Map(
  Object.entries(periodMessages).map(([period, message]) => [message, period as PiecePeriod]),
);

export const toGivenPiece = ({
  id,
  kind,
  restaurantId,
  period,
  compared,
  wide,
}: PieceMessage): GivenPiece => ({
  ...{ id, restaurantId, isCompared: compared, isWide: wide, kind: kinds.get(kind) },
  ...(periods.has(period) ? { period: periods.get(period) } : {}),
});

const toPiece = ({
  id,
  kind,
  restaurantId,
  period,
  ...piece
}: Piece): MessageInitShape<typeof PieceSchema> => ({
  ...{ id, kind: kindMessages[kind], restaurantId, compared: piece.isCompared, wide: piece.isWide },
  period: period ? periodMessages[period] : PeriodMessage.UNSPECIFIED,
});

/** The board as its reader sees it. */
export const toBoardMessage = (board: Board, reader: Reader): MessageInitShape<typeof BoardSchema> => ({
  ...{ id: board.id, name: board.name, shared: board.isShared, version: BigInt(board.version) },
  pieces: board.pieces.map(toPiece),
  isOwn: board.makerId === reader.userId,
  mayChange: isChangedBy(board, reader),
  changedAt: timestampFromDate(board.changedAt),
  weekly: board.weekly.isOn,
  recipientIds: isChangedBy(board, reader) ? [...board.weekly.recipients] : [],
  mailedToMe: board.weekly.isOn && board.weekly.recipients.includes(reader.userId),
});
