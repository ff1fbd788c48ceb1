import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '../../editor/editor';
import { transformOf } from './table-shape';

/** While a gesture lasts, moves the tables' own nodes; React hears of it when the gesture ends. */
export function useMovingNodes(ref: RefObject<SVGSVGElement | null>, editor: Editor): void {
  useEffect(() => {
    let touched = new Map<string, SVGGElement>();
    return editor.watchGesture(() => {
      const { moving } = editor.gesture;
      if (moving) {
        for (const [id, table] of moving) {
          const node =
            touched.get(id) ?? ref.current?.querySelector<SVGGElement>(`[data-table="${CSS.escape(id)}"]`);
          if (!node) continue;
          touched.set(id, node);
          place(node, transformOf(table), table.rotation);
        }
        return;
      }
      // Rolled back or dropped: the document says where they stand, since React may see no difference to write.
      for (const table of editor.state.plan) {
        const node = touched.get(table.id);
        if (node) place(node, transformOf(table), table.rotation);
      }
      touched = new Map();
    });
  }, [ref, editor]);
}

// A drag of many tables writes one attribute each: words are only turned back where something turned.
function place(node: SVGGElement, transform: string, rotation: number): void {
  node.setAttribute('transform', transform);
  const upright = `rotate(${-rotation})`;
  const words = node.lastElementChild;
  if (words?.getAttribute('transform') !== upright) words?.setAttribute('transform', upright);
}
