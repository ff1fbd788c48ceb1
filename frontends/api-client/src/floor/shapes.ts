import { type TableKind, tableKinds } from '@tablewell/restaurant-rules/tables';
import type { Size } from './layout';

/** The position of a chair relative to the center of its table, and its rotation. */
interface Chair {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** The drawing and the geometry of a table type. */
export interface Shape {
  readonly kind: TableKind;
  readonly round: boolean;
  /** The table top. */
  readonly top: Size;
  /** The box of the top with its chairs; `x` and `y` of a table are its corner. */
  readonly box: Size;
  /**
   * All chairs as one path about the table's center. One element without its own transform: with a rectangle for each
   * chair, the browser would update a thousand transforms whenever one of two hundred tables moves.
   */
  readonly seats: string;
}

/** How far a chair extends beyond the table top, in plan units. */
const reach = 14;
/** From the edge of the top to the center of a chair. */
const seatOffset = 6;
const seatWidth = 50;

const around = (seats: number, diameter: number): Chair[] =>
  Array.from({ length: seats }, (_, index) => {
    const rotation = (360 / seats) * index;
    const angle = (rotation * Math.PI) / 180;
    const distance = diameter / 2 + seatOffset;
    return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance, rotation };
  });

/** Half of the chairs above, half below. */
const twoRows = (seats: number, top: Size): Chair[] =>
  Array.from({ length: seats }, (_, index) => {
    const columns = seats / 2;
    const below = index >= columns;
    const x = (((index % columns) + 0.5) / columns - 0.5) * top.width;
    const y = (top.height / 2 + seatOffset) * (below ? 1 : -1);
    return { x, y, rotation: below ? 180 : 0 };
  });

const withReach = ({ width, height }: Size): Size => ({
  width: width + 2 * reach,
  height: height + 2 * reach,
});

const chairSize = { width: 22, height: 14 };
const chairCorner = 5;

/**
 * A rounded, rotated rectangle as part of a path. Its corners are quarter circles, which a rotation does not change.
 */
function chairPath({ x, y, rotation }: Chair): string {
  const [right, low] = [chairSize.width / 2, chairSize.height / 2];
  const [inRight, inLow] = [right - chairCorner, low - chairCorner];
  const angle = (rotation * Math.PI) / 180;
  const at = (dx: number, dy: number): string => {
    const turned = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
    return `${(x + (turned[0] ?? 0)).toFixed(2)} ${(y + (turned[1] ?? 0)).toFixed(2)}`;
  };
  const corner = `A${chairCorner} ${chairCorner} 0 0 1 `;
  return [
    `M${at(-inRight, -low)}L${at(inRight, -low)}${corner}${at(right, -inLow)}`,
    `L${at(right, inLow)}${corner}${at(inRight, low)}`,
    `L${at(-inRight, low)}${corner}${at(-right, inLow)}`,
    `L${at(-right, -inLow)}${corner}${at(-inRight, -low)}Z`,
  ].join('');
}

type Drawn = Omit<Shape, 'seats'> & { readonly chairs: readonly Chair[] };

const withSeats = ({ chairs, ...shape }: Drawn): Shape => ({
  ...shape,
  seats: chairs.map(chairPath).join(''),
});

function shapeOf(kind: TableKind): Drawn {
  const { seats, component } = kind;
  if (seats === 1) {
    const top = { width: 36, height: 36 };
    return { kind, round: true, top, box: top, chairs: [] };
  }
  if (component.endsWith('-circle')) {
    const diameter = 40 + seats * 10;
    const top = { width: diameter, height: diameter };
    return { kind, round: true, top, box: withReach(top), chairs: around(seats, diameter) };
  }
  if (component.endsWith('-compact')) {
    const top = { width: 70, height: 70 };
    return { kind, round: false, top, box: withReach(top), chairs: around(seats, top.width) };
  }
  const top = { width: (seats / 2) * seatWidth + 10, height: 64 };
  const box = { width: top.width, height: top.height + 2 * reach };
  return { kind, round: false, top, box, chairs: twoRows(seats, top) };
}

/** The twelve types of the palette, smallest first. */
export const shapes: readonly Shape[] = tableKinds.map(shapeOf).map(withSeats);

const byType = new Map(shapes.map((shape) => [shape.kind.component, shape]));
// A type that only a later release knows is drawn as the most common table.
const fallback = byType.get('four-top') as Shape;

export const shapeFor = (type: string): Shape => byType.get(type) ?? fallback;
