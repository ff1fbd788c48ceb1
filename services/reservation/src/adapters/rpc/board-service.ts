import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { leaveBoard, removeBoard, saveBoard, unsubscribe } from '../../commands/boards/save-board';
import type { BoardStore, FeedSecrets, PeopleStore, Ports } from '../../ports';
import { listBoards } from '../../queries/list-boards';
import { toBoardMessage, toGivenPiece } from '../board-mapping';

type BoardPorts = Ports & {
  readonly boards: BoardStore;
  readonly people: PeopleStore;
  readonly secrets: FeedSecrets;
};

/** `BoardService` on the use cases. */
export function boardService(ports: BoardPorts): Implementation {
  const cases = {
    ...{ list: listBoards(ports), save: saveBoard(ports), remove: removeBoard(ports) },
    ...{ leave: leaveBoard(ports), unsubscribe: unsubscribe(ports) },
  };
  return implement(BoardService, {
    async listBoards({ restaurantId }, { values }) {
      const listed = orThrowRefusal(await cases.list(values.get(actorKey), restaurantId));
      const { boards, people, reader, requiredPlan } = listed;
      return {
        boards: boards.map((board) => toBoardMessage(board, reader)),
        people: people.map(({ userId, name, email }) => ({
          userId,
          name,
          email: reader.isOwner ? email : '',
        })),
        requiredPlan,
      };
    },
    async saveBoard({ pieces, shared, baseVersion, weekly, recipientIds, ...named }, { values }) {
      const { restaurantId, boardId, name } = named;
      const command = {
        ...{ restaurantId, boardId, name, isShared: shared, isWeekly: weekly, recipients: recipientIds },
        ...{ baseVersion: Number(baseVersion), pieces: pieces.map(toGivenPiece) },
      };
      const { board, reader } = orThrowRefusal(await cases.save(values.get(actorKey), command));
      return { board: toBoardMessage(board, reader) };
    },
    async leaveBoard({ restaurantId, boardId }, { values }) {
      const refused = await cases.leave(values.get(actorKey), { restaurantId, boardId });
      if (refused) orThrowRefusal(refused);
      return {};
    },
    async unsubscribeFromBoard({ token }) {
      await cases.unsubscribe(token);
      return {};
    },
    async removeBoard({ restaurantId, boardId }, { values }) {
      const refused = await cases.remove(values.get(actorKey), { restaurantId, boardId });
      if (refused) orThrowRefusal(refused);
      return {};
    },
  });
}
