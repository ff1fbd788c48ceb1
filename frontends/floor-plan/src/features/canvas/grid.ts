import type { Camera } from '../../model/camera';
import { gridStep } from '../../model/snapping';

/** The grid is the background of the canvas's frame: an image that is moved, not lines that are drawn. */
export const gridAt = ({ x, y, zoom }: Camera) => {
  const size = gridStep * 5 * zoom;
  return { backgroundSize: `${size}px ${size}px`, backgroundPosition: `${x}px ${y}px` };
};
