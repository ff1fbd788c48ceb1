import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '../../editor/editor';
import { gridAt } from './grid';

/**
 * While the canvas is held, shifts what is drawn by a transform and the grid by its background: to draw two hundred tables
 * anew for each move takes longer than a frame. The camera follows when the canvas is let go.
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
