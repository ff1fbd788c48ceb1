/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a point is within a line that was drawn by hand and closes by itself. */
export function isInside({ x, y }: Point, line: readonly Point[]): boolean {
  let inside = false;
  line.forEach((one, index) => {
    const other = line.at(index - 1) ?? one;
    const crosses =
      one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (crosses) inside = !inside;
  });
  return inside;
}
