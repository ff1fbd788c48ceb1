import { type Actor, isMember } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import {
  type Board,
  isChangedBy,
  isSeenBy,
  maxBoards,
  type Person,
  type Piece,
  type Reader,
  spaceOf,
} from '../../boards/board';
import {
  boardNameProblems,
  type GivenPiece,
  piecesProblems,
  recipientsProblems,
} from '../../boards/board-problems';
import { nextMonday } from '../../boards/next-monday';
import type { BoardStore, FeedSecrets, PeopleStore, Ports } from '../../ports';
import { type BoardSpace, boardsNotIncluded, findSpace } from './find-space';

/** A board as somebody arranged it. */
export interface SaveBoardCommand {
  readonly restaurantId: string;
  /** Empty: a new one. */
  readonly boardId: string;
  readonly baseVersion: number;
  readonly name: string;
  readonly isShared: boolean;
  readonly pieces: readonly GivenPiece[];
  readonly isWeekly: boolean;
  readonly recipients: readonly string[];
}

type SavePorts = Pick<Ports, 'restaurants' | 'clock' | 'newId'> & {
  readonly boards: BoardStore;
  readonly people: PeopleStore;
};

/** Makes a board, or replaces the one that was read (REPORT-12, REPORT-14, REPORT-15). */
export function saveBoard(ports: SavePorts) {
  return async (
    actor: Actor | undefined,
    { boardId, baseVersion, ...command }: SaveBoardCommand,
  ): Promise<{ board: Board; reader: Reader } | Refusal> => {
    const found = await findSpace(ports, actor, command.restaurantId);
    if (isRefusal(found)) return found;
    const { space, reader, restaurant } = found;
    const before = boardId === '' ? undefined : await findToChange(ports, found, boardId);
    if (isRefusal(before)) return before;
    const name = sanitize(command.name);
    const { isWeekly: isOn, recipients } = command;
    const problems = [
      ...boardNameProblems(name),
      ...piecesProblems(command.pieces),
      ...recipientsProblems({ isOn, recipients }, await peopleAt(ports, found, before)),
      ...(await restaurantProblems(ports, actor, { space, pieces: command.pieces, before })),
    ];
    if (problems.length > 0) return invalid(problems);
    const refused = boardsNotIncluded(restaurant);
    if (refused) return refused;
    // Without a problem, each has a kind.
    const pieces = command.pieces as readonly Piece[];
    const now = ports.clock(restaurant.id);
    const nextAt = isOn ? { nextAt: nextMonday(now, restaurant.timezone) } : {};
    const weekly = { isOn, recipients, restaurantId: restaurant.id, ...nextAt };
    const content = { name, isShared: command.isShared, pieces, weekly, changedAt: now };
    if (!before) {
      const board = { id: ports.newId(), space, makerId: reader.userId, version: 1, ...content };
      return (await ports.boards.insert(board, maxBoards)) ? { board, reader } : tooMany();
    }
    // Nobody but the maker makes somebody's board private, which would take it from the owner.
    if (!content.isShared && before.makerId !== reader.userId) return onlyMaker();
    const board = { ...before, ...content, version: baseVersion + 1 };
    return (await ports.boards.replace(board)) ? { board, reader } : changedMeanwhile();
  };
}

/**
 * The people who can get mails: those who work at the restaurants of the owner in which the actor works too, and those
 * who get the mails already.
 */
async function peopleAt(
  { people }: Pick<SavePorts, 'people'>,
  { restaurantIds }: BoardSpace,
  before: Board | undefined,
): Promise<readonly Pick<Person, 'userId'>[]> {
  const kept = (before?.weekly.recipients ?? []).map((userId) => ({ userId }));
  return [...(await people.workingAt(restaurantIds)), ...kept];
}

/** The actor gets no more mails with a board. */
export function leaveBoard(ports: Pick<SavePorts, 'restaurants' | 'boards'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, boardId }: { readonly restaurantId: string; readonly boardId: string },
  ): Promise<Refusal | undefined> => {
    const found = await findSpace(ports, actor, restaurantId);
    if (isRefusal(found)) return found;
    await ports.boards.removeRecipient(boardId, found.reader.userId);
    return undefined;
  };
}

/** Ends the mails of a token for its recipient (REPORT-18). A token that is unknown or has ended has no effect: nobody learns which is true. */
export function unsubscribe({
  boards,
  secrets,
}: {
  readonly boards: BoardStore;
  readonly secrets: FeedSecrets;
}) {
  return async (token: string): Promise<void> => {
    const link = await boards.findLink(secrets.hash(token));
    if (link) await boards.removeRecipient(link.boardId, link.userId);
  };
}

/** Removes a board, for a member who may change it. Removing it again has no effect. */
export function removeBoard(ports: Pick<SavePorts, 'restaurants' | 'boards'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, boardId }: { readonly restaurantId: string; readonly boardId: string },
  ): Promise<Refusal | undefined> => {
    const found = await findSpace(ports, actor, restaurantId);
    if (isRefusal(found)) return found;
    const board = await findToChange(ports, found, boardId);
    if (isRefusal(board)) return board.kind === 'not-found' ? undefined : board;
    await ports.boards.remove(board.id);
    return undefined;
  };
}

async function findToChange(
  { boards }: Pick<SavePorts, 'boards'>,
  { space, reader }: { readonly space: string; readonly reader: Reader },
  id: string,
): Promise<Board | Refusal> {
  const board = await boards.find(space, id);
  if (!board || !isSeenBy(board, reader)) return notFound('This board does not exist any more.');
  return isChangedBy(board, reader)
    ? board
    : new Refusal('forbidden', 'not-your-board', 'Only its maker and the owner change this board.');
}

/**
 * Refuses pieces of a restaurant that is not the same owner's, or in which the actor does not work. A piece that the
 * owner put on the board may stay when the maker of the board changes it.
 */
async function restaurantProblems(
  { restaurants }: Pick<SavePorts, 'restaurants'>,
  actor: Actor | undefined,
  { space, pieces, before }: { space: string; pieces: readonly GivenPiece[]; before: Board | undefined },
): Promise<FieldProblem[]> {
  const ids = [...new Set(pieces.map(({ restaurantId }) => restaurantId).filter(Boolean))];
  const kept = new Set(before?.pieces.map(({ restaurantId }) => restaurantId));
  const isAllowed = async (id: string): Promise<boolean> => {
    if (!isMember(actor, id)) return kept.has(id);
    const restaurant = await restaurants.find(id);
    return restaurant !== undefined && spaceOf(restaurant) === space;
  };
  const allowed = new Map(await Promise.all(ids.map(async (id) => [id, await isAllowed(id)] as const)));
  return pieces.flatMap(({ restaurantId }, place) =>
    allowed.get(restaurantId) === false
      ? [{ field: `pieces[${place}]`, message: 'Please choose one of your restaurants' }]
      : [],
  );
}

const tooMany = () =>
  new Refusal('conflict', 'too-many-boards', `You have ${maxBoards} boards. Please remove one first.`);
const onlyMaker = () => new Refusal('forbidden', 'not-your-board', 'Only its maker stops sharing a board.');
const changedMeanwhile = () =>
  new Refusal(
    'conflict',
    'board-changed',
    'Somebody else changed this board meanwhile. Please load it again, and then make your changes.',
  );
