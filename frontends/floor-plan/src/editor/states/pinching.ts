import { zoomBy } from '../../model/camera';
import { add, distance, subtract } from '../../model/geometry';
import type { Point } from '../../model/geometry';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Two fingers zoom and pan the canvas. */
export function pinching(editor: Editor, first: PointerInput, second: PointerInput): ToolState {
  const { camera } = editor.state;
  const apart = Math.max(1, distance(first.at, second.at));
  const origin = between(first.at, second.at);
  const now = new Map([first, second].map(({ id, at }) => [id, at]));

  const state: ToolState = {
    name: 'pinching',
    move: ({ id, at }) => {
      if (!now.has(id)) return state;
      now.set(id, at);
      const [one = origin, other = origin] = [...now.values()];
      const zoomed = zoomBy(camera, distance(one, other) / apart, origin);
      editor.setSession({ camera: { ...zoomed, ...add(zoomed, subtract(between(one, other), origin)) } });
      return state;
    },
    // The remaining finger is ignored until it is lifted, so that it does not drag by accident.
    up: ({ id }) => (now.has(id) ? 'over' : state),
    cancel: () => editor.setSession({ camera }),
  };
  return state;
}
