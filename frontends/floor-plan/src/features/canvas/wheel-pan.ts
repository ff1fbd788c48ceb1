import type { Editor } from '../../editor/editor';
import { add } from '../../model/geometry';
import type { Point } from '../../model/geometry';

/** A touchpad says when its fingers move, not when they are lifted. */
const restMs = 120;

/** Two fingers on a touchpad hold the canvas until they rest. */
export function wheelPan(editor: Editor) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pan: Point | undefined;
  const end = (): void => {
    clearTimeout(timer);
    if (!pan) return;
    pan = undefined;
    editor.drop();
  };
  return {
    by: (step: Point): void => {
      pan = add(pan ?? { x: 0, y: 0 }, step);
      editor.show({ pan });
      clearTimeout(timer);
      timer = setTimeout(end, restMs);
    },
    end,
  };
}
