import { withinOneTurn, add, corners, subtract, toStep, turn } from './geometry';
import type { Point, Size } from './geometry';
import type { Document, Piece, PieceKind } from './document';
import { rotationStep } from './changes';
import { centreOf } from './outline';
import type { Plan, Table } from './table';

/** The service's limits for the number and the size of pieces. */
export const maxPieces = 200;
export const pieceSide = { least: 8, most: 20_000 } as const;
export const longestLabel = 40;

const sizes: Readonly<Record<PieceKind, Size>> = {
  wall: { width: 240, height: 12 },
  bar: { width: 260, height: 60 },
  door: { width: 90, height: 16 },
  area: { width: 420, height: 300 },
};

/** A new piece of a kind, centered on a point. */
export const newPiece = (kind: PieceKind, id: string, { x, y }: Point): Piece => ({
  id,
  kind,
  x,
  y,
  ...sizes[kind],
  rotation: 0,
  label: '',
});

/** The rotated corners; their order is upper left, upper right, lower right, lower left before the rotation. */
export const cornersOfPiece = ({ x, y, width, height, rotation }: Piece): Point[] =>
  corners({ x: x - width / 2, y: y - height / 2, width, height }).map((corner) =>
    turn(corner, { x, y }, rotation),
  );

export function isOnPiece(point: Point, { x, y, width, height, rotation }: Piece, reach = 0): boolean {
  const local = subtract(turn(point, { x, y }, -rotation), { x, y });
  return Math.abs(local.x) <= width / 2 + reach && Math.abs(local.y) <= height / 2 + reach;
}

const side = (length: number): number =>
  Math.max(pieceSide.least, Math.min(pieceSide.most, Math.round(Math.abs(length))));

/** Resizes a piece by dragging a corner to a point; the opposite corner is fixed. */
export function resizePiece(piece: Piece, corner: number, to: Point): Piece {
  const fixed = cornersOfPiece(piece)[(corner + 2) % 4] as Point;
  const across = turn(subtract(to, fixed), { x: 0, y: 0 }, -piece.rotation);
  // A corner dragged beyond the opposite one does not mirror the piece.
  const way = { x: corner === 1 || corner === 2 ? 1 : -1, y: corner === 2 || corner === 3 ? 1 : -1 };
  const width = side(Math.max(0, across.x * way.x));
  const height = side(Math.max(0, across.y * way.y));
  const half = turn({ x: (way.x * width) / 2, y: (way.y * height) / 2 }, { x: 0, y: 0 }, piece.rotation);
  return { ...piece, ...add(fixed, half), width, height };
}

/** Sets fields of a piece, clamped to their bounds. */
export function editPiece(document: Document, id: string, fields: Partial<Omit<Piece, 'id'>>): Document {
  return {
    ...document,
    background: document.background.map((piece) => {
      if (piece.id !== id) return piece;
      const next = { ...piece, ...fields };
      return {
        ...next,
        width: side(next.width),
        height: side(next.height),
        rotation: withinOneTurn(toStep(next.rotation, rotationStep)),
        label: next.label.slice(0, longestLabel),
      };
    }),
  };
}

/** Adds a piece. Areas are added below all others, so that a bar in an area can be seen and selected. */
export function addPiece(document: Document, piece: Piece): Document {
  if (document.background.length >= maxPieces) return document;
  const { background } = document;
  return { ...document, background: piece.kind === 'area' ? [piece, ...background] : [...background, piece] };
}

export const removePiece = (document: Document, id: string): Document => ({
  ...document,
  background: document.background.filter((piece) => piece.id !== id),
});

/** The tables whose middle is within a piece. */
const tablesWithin = (plan: Plan, piece: Piece): readonly Table[] =>
  plan.filter((table) => isOnPiece(centreOf(table), piece));

/** The tables within an area that do not have its name yet. */
export const tablesToName = (plan: Plan, piece: Piece): readonly Table[] =>
  piece.kind !== 'area' || piece.label === ''
    ? []
    : tablesWithin(plan, piece).filter(({ area }) => area !== piece.label);

/** The names of areas that a document uses, in its tables and its background. */
export const areasOf = ({ plan, background }: Document): readonly string[] =>
  [
    ...new Set([
      ...plan.map(({ area }) => area),
      ...background.filter(({ kind }) => kind === 'area').map(({ label }) => label),
    ]),
  ]
    .filter((name) => name !== '')
    .sort((one, other) => one.localeCompare(other, 'en'));
