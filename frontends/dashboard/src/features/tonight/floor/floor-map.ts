import { shapeFor } from '@tablewell/api-client/floor';
import type { LayoutContent, LayoutTable, Piece, Size } from '@tablewell/api-client/floor';

/** A table of the layout with its position on the map. */
export interface MapTable {
  readonly table: LayoutTable;
  /** The center and the upright box around the rotated table top, as fractions of the map's width and height. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The shorter side of the table top, as a fraction of the map's width. */
  readonly side: number;
}

/** A layout as a map: its size in plan units, and the positions of its pieces. */
interface FloorMap extends Size {
  /** The upper left corner in plan units. */
  readonly x: number;
  readonly y: number;
  readonly tables: readonly MapTable[];
  readonly pieces: readonly Piece[];
  /** The smallest scales at which the whole floor and a part of it are shown, in pixels per plan unit. */
  readonly scales: { readonly whole: number; readonly large: number };
}

/** Margin around the outermost pieces, in plan units. */
const margin = 16;
/** The smallest distance of two tables in pixels: to distinguish them, and to tap one without aiming. */
const apart = 24;
const finger = 44;
/** The smallest scales at which a number and a time are readable, and with a name beside them. */
const readable = 0.46;
const comfortable = 0.8;

/** The map of a layout; undefined if it has no tables. */
export function mapOf({ plan, background }: LayoutContent): FloorMap | undefined {
  if (plan.length === 0) return undefined;
  const boxes = [
    ...plan.map((table) => around(middleOf(table), shapeFor(table.type).box, table.rotation)),
    ...background.map((piece) => around(piece, reachOf(piece), piece.rotation)),
  ];
  const x = Math.min(...boxes.map(({ left }) => left)) - margin;
  const y = Math.min(...boxes.map(({ top }) => top)) - margin;
  const width = Math.max(...boxes.map(({ right }) => right)) + margin - x;
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) + margin - y;
  const tables = plan.map((table) => {
    const middle = middleOf(table);
    const shape = shapeFor(table.type);
    const top = around(middle, shape.top, table.rotation);
    return {
      table,
      left: (middle.x - x) / width,
      top: (middle.y - y) / height,
      width: (top.right - top.left) / width,
      height: (top.bottom - top.top) / height,
      side: Math.min(shape.top.width, shape.top.height) / width,
    };
  });
  return { x, y, width, height, tables, pieces: background, scales: scalesOf(plan) };
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** The center of a table in plan units. */
export function middleOf({ x, y, type }: LayoutTable): At {
  const { box } = shapeFor(type);
  return { x: x + box.width / 2, y: y + box.height / 2 };
}

/** The size of a piece, with the leaf of an open door on either side of it. */
const reachOf = ({ kind, width, height }: Piece): Size => ({
  width,
  height: kind === 'door' ? 2 * width : height,
});

/** The upright box around a rotated rectangle. */
function around({ x, y }: At, { width, height }: Size, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfWidth = (width * cos + height * sin) / 2;
  const halfHeight = (width * sin + height * cos) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Neighbors are apart at either scale, but no scale is larger than 1, because tables may overlap in the plan. */
function scalesOf(plan: readonly LayoutTable[]): FloorMap['scales'] {
  const middles = plan.map(middleOf);
  let nearest = Infinity;
  middles.forEach((one, index) => {
    for (const other of middles.slice(index + 1))
      nearest = Math.min(nearest, Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)));
  });
  return {
    whole: Math.min(1, Math.max(readable, apart / nearest)),
    large: Math.min(1, Math.max(comfortable, finger / nearest)),
  };
}
