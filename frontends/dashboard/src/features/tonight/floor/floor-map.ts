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
}

/** A layout as a map: its size in plan units, and the positions of its pieces. */
export interface FloorMap extends Size {
  /** The upper left corner in plan units. */
  readonly x: number;
  readonly y: number;
  readonly tables: readonly MapTable[];
  readonly pieces: readonly Piece[];
}

/** Margin around the outermost pieces, in plan units. */
const margin = 16;
/** The smallest distance of two tables in pixels: to distinguish them, and to tap one without aiming. */
const apart = 24;
const finger = 44;
/** The smallest scales at which a number, a time and a name are readable, and to tap without aiming. In pixels per plan unit. */
const readable = 0.52;
const comfortable = 0.8;
/** A larger map would not be clearer. */
const largest = 1.3;

/** The map of a layout, or of one of its areas; undefined if it has no tables there. */
export function mapOf({ plan: all, background }: LayoutContent, area?: string): FloorMap | undefined {
  const plan = area === undefined ? all : all.filter((table) => table.area === area);
  if (plan.length === 0) return undefined;
  const tops = plan.map((table) => around(middleOf(table), shapeFor(table.type).box, table.rotation));
  const frame = boundsOf(tops);
  const pieces = background
    .map((piece) => ({ piece, box: around(piece, reachOf(piece), piece.rotation) }))
    // For an area only the pieces among its tables are shown: the outline of the room would make the map as large as
    // the whole room.
    .filter(({ box }) => area === undefined || isWithin(box, frame));
  const bounds = boundsOf([...tops, ...pieces.map(({ box }) => box)]);
  const { left: x, top: y } = bounds;
  const width = bounds.right - x;
  const height = bounds.bottom - y;
  const tables = plan.map((table) => {
    const middle = middleOf(table);
    const top = around(middle, shapeFor(table.type).top, table.rotation);
    return {
      table,
      left: (middle.x - x) / width,
      top: (middle.y - y) / height,
      width: (top.right - top.left) / width,
      height: (top.bottom - top.top) / height,
    };
  });
  return { x, y, width, height, tables, pieces: pieces.map(({ piece }) => piece) };
}

/** The areas of a layout, in the order of its tables. */
export const areasOf = ({ plan }: LayoutContent): readonly string[] => [
  ...new Set(plan.map(({ area }) => area).filter(Boolean)),
];

/** The scale at which a map is shown, in pixels per plan unit, and whether it is readable there as a whole. */
export interface Fit {
  readonly scale: number;
  readonly isReadable: boolean;
}

/** Fits a map into a space in pixels; `large`: at a size for fingers, of which a part is seen. */
export function fitOf(map: FloorMap, space: Size, size: 'whole' | 'large'): Fit {
  const gap = nearestOf(map.tables);
  const fitting = Math.min(space.width / map.width, space.height / map.height, largest);
  const least = Math.max(comfortable, finger / gap);
  // Tables may overlap in the plan, and then no scale sets them apart.
  const scale = size === 'whole' ? fitting : Math.min(Math.max(1, fitting), Math.max(fitting, least));
  return { scale, isReadable: scale >= Math.min(1, Math.max(readable, apart / gap)) };
}

/** The heading of an area and the gap below it, in pixels. */
const headingHeight = 34;

/** The scales of areas below each other: so that all are in sight at once, as far as they are readable then. */
export function fitAreas(maps: readonly FloorMap[], room: Size): readonly number[] {
  const heights = maps.reduce((sum, { height }) => sum + height, 0);
  const together = (room.height - maps.length * headingHeight) / heights;
  return maps.map(({ width }) => Math.min(room.width / width, largest, Math.max(readable, together)));
}

interface At {
  readonly x: number;
  readonly y: number;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
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
function around({ x, y }: At, { width, height }: Size, degrees: number): Bounds {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfWidth = (width * cos + height * sin) / 2;
  const halfHeight = (width * sin + height * cos) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The box around several boxes, with a margin. */
const boundsOf = (boxes: readonly Bounds[]): Bounds => ({
  left: Math.min(...boxes.map(({ left }) => left)) - margin,
  top: Math.min(...boxes.map(({ top }) => top)) - margin,
  right: Math.max(...boxes.map(({ right }) => right)) + margin,
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + margin,
});

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** The smallest distance of two tables in plan units. */
function nearestOf(tables: readonly MapTable[]): number {
  const middles = tables.map(({ table }) => middleOf(table));
  let nearest = Infinity;
  middles.forEach((one, index) => {
    for (const other of middles.slice(index + 1))
      nearest = Math.min(nearest, Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)));
  });
  return nearest;
}
