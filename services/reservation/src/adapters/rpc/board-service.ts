import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { removeBoard, saveBoard } from '../../commands/boards/save-board';
import type { BoardStore, Ports } from '../../ports';
import { listBoards } from '../../queries/list-boards';
import { toBoardMessage, toGivenPiece } from '../board-mapping';

/** `BoardService` on the use cases. */
export function boardService(ports: Ports & { readonly boards: BoardStore }): Implementation {
  const cases = { list: listBoards(ports), save: saveBoard(ports), remove: removeBoard(ports) };
  return implement(BoardService, {
    async listBoards({ restaurantId }, { values }) {
      const listed = orThrowRefusal(await cases.list(values.get(actorKey), restaurantId));
      const { boards, reader, requiredPlan } = listed;
      return { boards: boards.map((board) => toBoardMessage(board, reader)), requiredPlan };
    },
    async saveBoard({ pieces, shared, baseVersion, restaurantId, boardId, name }, { values }) {
      const command = {
        ...{ restaurantId, boardId, name, isShared: shared },
        ...{ baseVersion: Number(baseVersion), pieces: pieces.map(toGivenPiece) },
      };
      const { board, reader } = orThrowRefusal(await cases.save(values.get(actorKey), command));
      return { board: toBoardMessage(board, reader) };
    },
    async removeBoard({ restaurantId, boardId }, { values }) {
      const refused = await cases.remove(values.get(actorKey), { restaurantId, boardId });
      if (refused) orThrowRefusal(refused);
      return {};
    },
  });
}
