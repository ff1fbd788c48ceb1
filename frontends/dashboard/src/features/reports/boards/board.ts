import { addDays } from '@tablewell/shared/zone';
import type { DateRange } from '../../../lib/calendar';

/** What pieces show, in the order in which they are offered. */
export const pieceKinds = [
  ...(['in-short', 'covers', 'no-shows', 'turn-times', 'table-use', 'lead-times', 'lost-demand'] as const),
  ...(['waits', 'sources', 'forecast', 'restaurants'] as const),
] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** The days of each period, from today on (REPORT-13); `weeks`: those with which it can be compared. */
export const periods = {
  'last-7-days': { from: -7, until: -1, weeks: 1 },
  'last-28-days': { from: -28, until: -1, weeks: 4 },
  'last-91-days': { from: -91, until: -1, weeks: 13 },
  'last-364-days': { from: -364, until: -1, weeks: 52 },
  'next-28-days': { from: 0, until: 27, weeks: undefined },
} as const;
export type PiecePeriod = keyof typeof periods;
export const periodNames = Object.keys(periods) as PiecePeriod[];

export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  /** Empty: all restaurants of the group. */
  readonly restaurantId: string;
  /** Undefined: it has days of its own. */
  readonly period: PiecePeriod | undefined;
  readonly isCompared: boolean;
  readonly isWide: boolean;
}

/** The parts of a board that its user arranges. */
export interface BoardContent {
  readonly name: string;
  readonly isShared: boolean;
  readonly pieces: readonly Piece[];
  /** Its figures are mailed every Monday. */
  readonly isWeekly: boolean;
  /** The users who get the mails; empty for a user who may not change the board. */
  readonly recipientIds: readonly string[];
}

export interface Board extends BoardContent {
  readonly isMailedToMe: boolean;
  readonly id: string;
  readonly version: number;
  readonly isOwn: boolean;
  readonly mayChange: boolean;
}

/** The most pieces of a board, as the server takes them. */
export const maxPieces = 24;
export const maxRecipients = 10;
export const longestName = 60;

/** The pieces that have days of their own. */
export const hasOwnDays = (kind: PieceKind): boolean => kind === 'forecast' || kind === 'restaurants';
/** The pieces that can stand beside the days before. */
export const isComparable = ({ kind, period }: Pick<Piece, 'kind' | 'period'>): boolean =>
  (kind === 'in-short' || kind === 'lead-times') &&
  period !== undefined &&
  periods[period].weeks !== undefined;

export const rangeOf = (period: PiecePeriod, today: string): DateRange => ({
  start: addDays(today, periods[period].from),
  end: addDays(today, periods[period].until),
});

/** A new piece, as most restaurants want it. */
export const newPiece = (id: string, restaurantId: string): Piece => ({
  ...{ id, kind: 'in-short', restaurantId, period: 'last-28-days', isCompared: true, isWide: true },
});

/** A piece after a choice, with what no longer fits taken from it. */
export function withChoice(piece: Piece, change: Partial<Piece>, restaurantId: string): Piece {
  const next = { ...piece, ...change };
  if (next.kind === 'restaurants') return { ...next, restaurantId: '', period: undefined, isCompared: false };
  const placed = { ...next, restaurantId: next.restaurantId || restaurantId };
  if (hasOwnDays(next.kind)) return { ...placed, period: undefined, isCompared: false };
  const dated = { ...placed, period: next.period ?? 'last-28-days' };
  return { ...dated, isCompared: next.isCompared && isComparable(dated) };
}

/** The pieces with one of them at another place; the same ones if it is there, or the place does not exist. */
export function moved<T>(pieces: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || to < 0 || to >= pieces.length) return pieces;
  const others = pieces.filter((_piece, place) => place !== from);
  return [...others.slice(0, to), pieces[from] as T, ...others.slice(to)];
}
