import type { Camera } from '../../model/camera';
import { gridStep } from '../../model/snapping';

/** The grid as a background image of the canvas's frame, which is moved without drawing lines. */
export const gridAt = ({ x, y, zoom }: Camera) => {
  const size = gridStep * 5 * zoom;
  return { backgroundSize: `${size}px ${size}px`, backgroundPosition: `${x}px ${y}px` };
};
