import { queryOptions } from '@tanstack/react-query';
import type { Board as BoardMessage } from '@tablewell/proto/reservation/v1/board_service_pb';
import type { Board, BoardContent, PieceKind, PiecePeriod } from '../board';
import { periodNames, pieceKinds } from '../board';

/** The numbers of the contract: the places in the lists, from 1. */
const kindOf = (kind: number): PieceKind | undefined => pieceKinds[kind - 1];
const periodOf = (period: number): PiecePeriod | undefined => periodNames[period - 1];

/** The boards that the user sees at a restaurant; `requiredPlan`: the one that includes them, empty if this one does. */
interface Boards {
  readonly boards: readonly Board[];
  readonly requiredPlan: string;
  /** Who can get weekly mails. */
  readonly people: readonly BoardPerson[];
}

/** Somebody who works in the restaurants. */
export interface BoardPerson {
  readonly userId: string;
  readonly name: string;
  /** Empty for all but the owner. */
  readonly email: string;
}

const rpc = async () => (await import('../../../../lib/rpc')).boards();

/** A piece of a later release that this page cannot show is left out. */
const toBoard = ({ id, name, shared, version, isOwn, mayChange, pieces, ...mail }: BoardMessage): Board => ({
  ...{ id, name, isShared: shared, version: Number(version), isOwn, mayChange },
  ...{ isWeekly: mail.weekly, recipientIds: mail.recipientIds, isMailedToMe: mail.mailedToMe },
  pieces: pieces.flatMap((piece) => {
    const kind = kindOf(piece.kind);
    if (!kind) return [];
    const { id: pieceId, restaurantId, compared: isCompared, wide: isWide } = piece;
    return [{ id: pieceId, kind, restaurantId, period: periodOf(piece.period), isCompared, isWide }];
  }),
});

/** For owners and managers. */
export const boardsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['boards', restaurantId],
    queryFn: async ({ signal }): Promise<Boards> => {
      const { boards, requiredPlan, people } = await (await rpc()).listBoards({ restaurantId }, { signal });
      return { boards: boards.map(toBoard), requiredPlan, people };
    },
  });

/** Saves a board; without an id a new one. 409 with `board-changed` if somebody else saved it meanwhile. */
export async function saveBoard({
  restaurantId,
  board,
  content: { name, isShared, pieces, isWeekly, recipientIds },
}: {
  restaurantId: string;
  board: Pick<Board, 'id' | 'version'> | undefined;
  content: BoardContent;
}): Promise<Board> {
  const { board: saved } = await (
    await rpc()
  ).saveBoard({
    ...{ restaurantId, boardId: board?.id ?? '', baseVersion: BigInt(board?.version ?? 0), name },
    ...{ shared: isShared, weekly: isWeekly, recipientIds: [...recipientIds] },
    pieces: pieces.map(({ id, kind, restaurantId: of, period, isCompared, isWide }) => ({
      ...{ id, kind: pieceKinds.indexOf(kind) + 1, restaurantId: of, compared: isCompared, wide: isWide },
      period: period ? periodNames.indexOf(period) + 1 : 0,
    })),
  });
  return toBoard(saved as BoardMessage);
}

export const removeBoard = async (restaurantId: string, boardId: string): Promise<void> => {
  await (await rpc()).removeBoard({ restaurantId, boardId });
};

/** The user gets no more weekly mails of a board. */
export const leaveBoard = async (restaurantId: string, boardId: string): Promise<void> => {
  await (await rpc()).leaveBoard({ restaurantId, boardId });
};
