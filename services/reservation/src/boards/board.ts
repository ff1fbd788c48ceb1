import { type Actor, Role, roleAt } from '@tablewell/chassis/access';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

export const pieceKinds = [
  ...(['in-short', 'covers', 'no-shows', 'turn-times', 'table-use', 'lead-times', 'lost-demand'] as const),
  ...(['waits', 'sources', 'forecast', 'restaurants'] as const),
] as const;
/** What a piece shows: a report, the forecast, or the evening of all restaurants of a group. */
export type PieceKind = (typeof pieceKinds)[number];

/** The days of each period, from today on; whole weeks, so that each weekday counts alike (REPORT-13). */
export const periods = {
  'last-7-days': { from: -7, until: -1 },
  'last-28-days': { from: -28, until: -1 },
  'last-91-days': { from: -91, until: -1 },
  'last-364-days': { from: -364, until: -1 },
  'next-28-days': { from: 0, until: 27 },
} as const;
export type PiecePeriod = keyof typeof periods;

/** A piece of a board. */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  /** Empty: all restaurants of the group. */
  readonly restaurantId: string;
  /** Absent: it has days of its own. */
  readonly period?: PiecePeriod | undefined;
  readonly isCompared: boolean;
  readonly isWide: boolean;
}

/** Reports that somebody has arranged (REPORT-12). */
export interface Board {
  readonly id: string;
  /** What it belongs to; see {@link spaceOf}. */
  readonly space: string;
  readonly makerId: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly pieces: readonly Piece[];
  readonly version: number;
  readonly changedAt: Date;
  readonly weekly: WeeklyMail;
}

/** The mail with a board's figures on Monday mornings (REPORT-16). */
export interface WeeklyMail {
  readonly isOn: boolean;
  /** The users who get it. */
  readonly recipients: readonly string[];
  /** The restaurant whose Monday it is. */
  readonly restaurantId: string;
  /** Absent while it is off. */
  readonly nextAt?: Date | undefined;
}

/** Somebody who works in restaurants, and can get mails about them. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly restaurantIds: readonly string[];
}

/** The most boards of one person, and the most pieces of a board. */
export const maxBoards = 20;
export const maxPieces = 24;
export const maxRecipients = 10;

/** The pieces that have days of their own. */
export const hasOwnDays = (kind: PieceKind): boolean => kind === 'forecast' || kind === 'restaurants';

/** The owner, whose restaurants share boards; a test restaurant has its own. */
export const spaceOf = ({
  id,
  ownerId,
  isTest,
}: Pick<RestaurantRules, 'id' | 'ownerId' | 'isTest'>): string => (isTest ? id : ownerId);

/** An actor at a restaurant of the boards. */
export interface Reader {
  readonly userId: string;
  readonly isOwner: boolean;
}

export const readerAt = (actor: Actor, restaurantId: string): Reader => ({
  userId: actor.userId,
  isOwner: roleAt(actor, restaurantId) === Role.OWNER,
});

/** Whether somebody made the board, or it is shared (REPORT-14). */
export const isSeenBy = ({ makerId, isShared }: Board, { userId }: Reader): boolean =>
  isShared || makerId === userId;

/** Whether somebody made the board, or owns the restaurants and it is shared (REPORT-14). */
export const isChangedBy = ({ makerId, isShared }: Board, { userId, isOwner }: Reader): boolean =>
  makerId === userId || (isShared && isOwner);
