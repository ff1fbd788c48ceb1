import type { BoardPiece } from '../domain/board-week';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** A mail that is older would tell of a week that is long over. */
const lifeMs = 3 * 86_400_000;

/** The figures of a board for a week, and who gets which of them. */
export interface SummarizedBoard {
  readonly eventId: string;
  readonly boardId: string;
  readonly name: string;
  readonly isTest: boolean;
  readonly pieces: readonly BoardPiece[];
  readonly recipients: readonly {
    readonly userId: string;
    readonly email: string;
    readonly token: string;
    /** The places of their pieces, from 0. */
    readonly pieces: readonly number[];
  }[];
}

/** Mails each recipient the figures that they may see, once for an event, if their address is verified (REPORT-17). */
export function mailBoard(ports: Ports) {
  return async ({ eventId, boardId, name, isTest, ...board }: SummarizedBoard): Promise<void> => {
    const expiresAt = new Date(ports.clock().getTime() + lifeMs);
    const params = new URLSearchParams({ tab: 'reports', board: boardId });
    for (const { userId, email, token, pieces } of board.recipients) {
      if (email === '' || pieces.length === 0) continue;
      const isVerified = await ports.copies.isVerified(userId);
      const seen = pieces.flatMap((place) => board.pieces[place] ?? []);
      const week = { boardId, name, pieces: seen };
      await queueMessage(ports, `${eventId}:${userId}`, {
        ...{ restaurantId: '', isTest: isTest || undefined, reservationId: '', channel: 'email' },
        ...ports.templates.boardWeek(week, `${ports.origin}/dashboard?${params}`),
        kind: 'board-week',
        to: email,
        unsubscribe: `${ports.origin}/api/board-mails/${encodeURIComponent(token)}/unsubscribe`,
        suppressionReason: isVerified ? '' : suppressions.recipientUnverified,
        expiresAt,
        matterEndsAt: expiresAt,
      });
    }
  };
}
