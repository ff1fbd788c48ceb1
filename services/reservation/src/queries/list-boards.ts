import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type Board, isSeenBy, type Reader } from '../boards/board';
import { boardsNotIncluded, findSpace, requiredPlan } from '../commands/boards/find-space';
import type { BoardStore, Ports } from '../ports';

/** The boards that an actor sees at a restaurant, by name (REPORT-14). */
export function listBoards(ports: Pick<Ports, 'restaurants'> & { readonly boards: BoardStore }) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<{ boards: readonly Board[]; reader: Reader; requiredPlan: string } | Refusal> => {
    const found = await findSpace(ports, actor, restaurantId);
    if (isRefusal(found)) return found;
    const { space, reader, restaurant } = found;
    if (boardsNotIncluded(restaurant)) return { boards: [], reader, requiredPlan };
    const all = await ports.boards.list(space);
    const seen = all.filter((board) => isSeenBy(board, reader));
    return { boards: seen.sort((a, b) => a.name.localeCompare(b.name)), reader, requiredPlan: '' };
  };
}
