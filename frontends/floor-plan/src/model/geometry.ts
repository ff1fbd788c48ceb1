// Pure functions of plain values. Units are plan units; angles are degrees clockwise, as in SVG.

import type { Size } from '@tablewell/api-client/floor';

export type { Size } from '@tablewell/api-client/floor';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** An upright rectangle. */
export interface Box extends Point, Size {}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const add = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
export const subtract = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** `point` turned about `centre`. */
export function turn(point: Point, centre: Point, degrees: number): Point {
  const { x, y } = subtract(point, centre);
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

/** The direction from `centre` to `point`: 0 to the right, growing clockwise. */
export const angleOf = (point: Point, centre: Point): number =>
  (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;

/** The same direction from 0 up to 360. */
export const withinOneTurn = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The nearest multiple of `step`, never -0. */
export const toStep = (value: number, step: number): number => Math.round(value / step) * step + 0;

export const boxAround = (points: readonly Point[]): Box => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

export const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const boxOfBoxes = (boxes: readonly Box[]): Box => boxAround(boxes.flatMap(corners));

export const boxesTouch = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;
