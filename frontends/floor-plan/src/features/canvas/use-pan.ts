import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '../../editor/editor';
import { gridAt } from './grid';

/**
 * Translates the layers by a transform, and the grid by its background position, while the canvas is dragged: rendering
 * two hundred tables again for each move takes longer than a frame. The camera is updated on release.
 */
export function usePan(ref: RefObject<SVGSVGElement | null>, editor: Editor): void {
  useEffect(() => {
    let held = false;
    return editor.watchGesture(() => {
      const svg = ref.current;
      const { pan } = editor.gesture;
      if (!svg || (!pan && !held)) return;
      const frame = svg.parentElement;
      const { camera } = editor.state;
      const grid = gridAt(pan ? { ...camera, x: camera.x + pan.x, y: camera.y + pan.y } : camera);
      if (frame) frame.style.backgroundPosition = grid.backgroundPosition;
      svg.style.transform = pan ? `translate(${pan.x}px, ${pan.y}px)` : '';
      svg.toggleAttribute('data-panned', pan !== undefined);
      held = pan !== undefined;
    });
  }, [ref, editor]);
}
