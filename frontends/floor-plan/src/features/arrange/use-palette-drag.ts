import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Editor } from '../../editor/editor';
import { dragThreshold } from '../../editor/input';
import { toPlan } from '../../model/camera';
import { addTableAt } from '../../model/changes';
import { distance, toStep } from '../../model/geometry';
import type { Point } from '../../model/geometry';
import type { Shape } from '@tablewell/api-client/floor';
import { gridStep } from '../../model/snapping';
import { onCanvas } from '../canvas/use-pointer';

const kindOf = ({ pointerType }: PointerEvent): 'mouse' | 'touch' =>
  pointerType === 'touch' ? 'touch' : 'mouse';

/** Drags a table type from the palette onto the canvas. A drop elsewhere, or Escape, cancels the drag. */
export function usePaletteDrag(editor: Editor) {
  const [held, setHeld] = useState<Shape>();
  const ghost = useRef<HTMLDivElement>(null);
  const from = useRef<Point>(undefined);
  const dropped = useRef(false);

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
    if (ghost.current) ghost.current.style.transform = `translate(${clientX}px, ${clientY}px)`;
  };
  const drop = ({ kind }: Shape, { clientX, clientY }: PointerEvent): void => {
    const canvas = document
      .elementFromPoint(clientX, clientY)
      ?.closest<SVGSVGElement>('svg[data-mode="edit"]');
    if (!canvas) return;
    const at = toPlan(onCanvas(canvas, clientX, clientY), editor.state.camera);
    const snapped = editor.state.snapping ? { x: toStep(at.x, gridStep), y: toStep(at.y, gridStep) } : at;
    const id = editor.newId();
    editor.change(addTableAt(editor.state.plan, kind.component, id, snapped));
    editor.select([id]);
  };
  const end = (): void => {
    from.current = undefined;
    setHeld(undefined);
  };

  return {
    held,
    ghost: (node: HTMLDivElement | null): void => {
      ghost.current = node;
      if (node && from.current) place({ clientX: from.current.x, clientY: from.current.y });
    },
    /** Returns true once after a drag, whose end the browser reports as a click. */
    justDropped: (): boolean => {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    grip: (shape: Shape) => ({
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0) return;
        dropped.current = false;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (!from.current) return;
        const at = { x: event.clientX, y: event.clientY };
        if (!held && distance(at, from.current) < dragThreshold(kindOf(event))) return;
        if (!held) setHeld(shape);
        from.current = held ? from.current : at;
        place(event);
      },
      onPointerUp: (event: PointerEvent): void => {
        if (held) {
          dropped.current = true;
          drop(shape, event);
        }
        end();
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
}
