import type { Box, Point, Size } from './geometry';

/** The viewport: a plan point times `zoom` plus `x`, `y` is its position on the canvas, in CSS pixels. */
export interface Camera extends Point {
  readonly zoom: number;
}

const least = 0.15;
const most = 4;

export const toPlan = ({ x, y }: Point, camera: Camera): Point => ({
  x: (x - camera.x) / camera.zoom,
  y: (y - camera.y) / camera.zoom,
});

export const toCanvas = ({ x, y }: Point, camera: Camera): Point => ({
  x: x * camera.zoom + camera.x,
  y: y * camera.zoom + camera.y,
});

/** The SVG transform that shows the plan as the camera sees it. */
export const viewOf = ({ x, y, zoom }: Camera): string => `translate(${x} ${y}) scale(${zoom})`;

/** Zooms by a factor about a fixed point `at`, in canvas pixels. */
export function zoomBy(camera: Camera, factor: number, at: Point): Camera {
  const zoom = Math.max(least, Math.min(most, camera.zoom * factor));
  const still = toPlan(at, camera);
  return { zoom, x: at.x - still.x * zoom, y: at.y - still.y * zoom };
}

/** Shows the whole of `box`, never enlarged. */
export function fit(box: Box, canvas: Size): Camera {
  const zoom = Math.max(least, Math.min(1, canvas.width / box.width, canvas.height / box.height));
  return {
    zoom,
    x: (canvas.width - box.width * zoom) / 2 - box.x * zoom,
    y: (canvas.height - box.height * zoom) / 2 - box.y * zoom,
  };
}

/** Scrolls no farther than needed to show `box`. */
export function reveal(camera: Camera, box: Box, canvas: Size): Camera {
  const at = toCanvas(box, camera);
  const shift = (start: number, size: number, room: number): number =>
    start < 0 ? -start : Math.min(0, Math.max(room - start - size, -start));
  return {
    ...camera,
    x: camera.x + shift(at.x, box.width * camera.zoom, canvas.width),
    y: camera.y + shift(at.y, box.height * camera.zoom, canvas.height),
  };
}
