import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type Board, isSeenBy, type Person, type Reader } from '../boards/board';
import { boardsNotIncluded, findSpace, requiredPlan } from '../commands/boards/find-space';
import type { BoardStore, PeopleStore, Ports } from '../ports';

interface Boards {
  readonly boards: readonly Board[];
  readonly people: readonly Person[];
  readonly reader: Reader;
  readonly requiredPlan: string;
}

/**
 * The boards that an actor sees at a restaurant, by name, and the people who can get them by mail (REPORT-14,
 * REPORT-16).
 */
export function listBoards(
  ports: Pick<Ports, 'restaurants'> & { readonly boards: BoardStore; readonly people: PeopleStore },
) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Boards | Refusal> => {
    const found = await findSpace(ports, actor, restaurantId);
    if (isRefusal(found)) return found;
    const { space, reader, restaurant, restaurantIds } = found;
    if (boardsNotIncluded(restaurant)) return { boards: [], people: [], reader, requiredPlan };
    const [all, people] = await Promise.all([
      ports.boards.list(space),
      ports.people.workingAt(restaurantIds),
    ]);
    const seen = all.filter((board) => isSeenBy(board, reader));
    return {
      ...{ boards: seen.sort(byName), people: [...people].sort(byName), reader },
      requiredPlan: '',
    };
  };
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name);
