import { Turns } from './turns';

/** How many items of a long list are converted before other work gets a turn: they take about a millisecond. */
const itemsAtOnce = 50;
/**
 * The longest list that waits for no turn: a diner's times of a day, of which there are 96 at most, must not stand in line behind the
 * pieces of long lists.
 */
export const shortList = 100;

const turns = new Turns();

/** Resolves in a turn of the event loop in which no other piece of long work runs. */
export const nextPiece = (): Promise<unknown> => turns.next();

/**
 * Converts a list piece by piece, each in a turn of the event loop of its own: a list of hundreds at a stretch would hold up
 * every other caller of the process for some dozen milliseconds. A short list waits for no turn.
 * @param check called before each further piece; what it throws ends the work, as when nobody waits for it any more
 */
export async function inPieces<Item, Piece>(
  items: readonly Item[],
  convert: (piece: readonly Item[]) => Piece,
  check?: () => void,
): Promise<Piece[]> {
  if (items.length <= shortList) return items.length === 0 ? [] : [convert(items)];
  const pieces: Piece[] = [];
  for (let at = 0; at < items.length; at += itemsAtOnce) {
    if (at > 0) {
      await nextPiece();
      check?.();
    }
    pieces.push(convert(items.slice(at, at + itemsAtOnce)));
  }
  return pieces;
}

/** `items.map(…)` in pieces: see {@link inPieces}. */
export const mapInPieces = async <Item, Other>(
  items: readonly Item[],
  toOther: (item: Item) => Other,
  check?: () => void,
): Promise<Other[]> => (await inPieces(items, (piece) => piece.map((item) => toOther(item)), check)).flat();

/** `items.flatMap(…)` in pieces: see {@link inPieces}. */
export const flatMapInPieces = async <Item, Other>(
  items: readonly Item[],
  toOthers: (item: Item) => readonly Other[],
): Promise<Other[]> => (await inPieces(items, (piece) => piece.flatMap((item) => toOthers(item)))).flat();
