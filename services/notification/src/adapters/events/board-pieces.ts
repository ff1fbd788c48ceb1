import type { PieceSummary } from '@tablewell/proto/reservation/v1/board_events_pb';
import { PieceKind } from '@tablewell/proto/reservation/v1/board_service_pb';
import type { BoardPiece, FigureKind } from '../../domain/board-week';

const kinds = new Map<PieceKind, FigureKind>([
  [PieceKind.IN_SHORT, 'in-short'],
  [PieceKind.COVERS, 'covers'],
  [PieceKind.NO_SHOWS, 'no-shows'],
  [PieceKind.TURN_TIMES, 'turn-times'],
  [PieceKind.TABLE_USE, 'table-use'],
  [PieceKind.LEAD_TIMES, 'lead-times'],
  [PieceKind.LOST_DEMAND, 'lost-demand'],
  [PieceKind.WAITS, 'waits'],
  [PieceKind.SOURCES, 'sources'],
  [PieceKind.FORECAST, 'forecast'],
  [PieceKind.RESTAURANTS, 'restaurants'],
]);

/** A piece of an event; its place stays taken if this release does not know its kind. */
export function toBoardPiece({ kind, ...piece }: PieceSummary): BoardPiece[] {
  const { restaurantName, from, until, rows, before } = piece;
  const known = kinds.get(kind);
  // Places of pieces are told by number, so an unknown one is shown without figures.
  return [{ kind: known ?? 'in-short', restaurantName, from, until, rows: known ? rows : [], before }];
}
