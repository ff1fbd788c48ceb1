import type { Editor } from '../../editor/editor';
import { add } from '../../model/geometry';
import type { Point } from '../../model/geometry';

/** The pause that ends a pan: a touchpad reports movement of fingers, but not their release. */
const restMs = 120;

/** Pans the canvas by two fingers on a touchpad, until they rest. */
export function wheelPan(editor: Editor) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pan: Point | undefined;
  const end = (): void => {
    clearTimeout(timer);
    if (!pan) return;
    pan = undefined;
    editor.commitGesture();
  };
  return {
    by: (step: Point): void => {
      pan = add(pan ?? { x: 0, y: 0 }, step);
      editor.showGesture({ pan });
      clearTimeout(timer);
      timer = setTimeout(end, restMs);
    },
    end,
  };
}
