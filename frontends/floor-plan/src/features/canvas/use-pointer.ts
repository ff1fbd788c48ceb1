import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { holdMs, isTouchpad } from '../../editor/input';
import type { PointerInput } from '../../editor/input';
import type { Tool } from '../../editor/tool';
import { zoomBy } from '../../model/camera';
import type { Point } from '../../model/geometry';
import { wheelPan } from './wheel-pan';

/** The transform from the window to the canvas, including CSS transforms of the page. */
const toCanvasOf = (svg: SVGSVGElement): DOMMatrix | undefined => svg.getScreenCTM()?.inverse();

function through(matrix: DOMMatrix | undefined, x: number, y: number): Point {
  if (!matrix) return { x, y };
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: left, y: top };
}

/** Converts a position in the window to one on the canvas. */
export const onCanvas = (svg: SVGSVGElement, x: number, y: number): Point => through(toCanvasOf(svg), x, y);

const kinds = new Set(['mouse', 'touch', 'pen']);

/** The space bar pans while it is held, and otherwise activates the focused element. */
interface SpaceBar {
  held: boolean;
  /** Whether the pointer was pressed while the bar is held. */
  panned: boolean;
}

/** Passes pointer and wheel events to the tool. Native listeners, because React's wheel listener is passive. */
export function usePointer(ref: RefObject<SVGSVGElement | null>, tool: Tool): Readonly<SpaceBar> {
  const [space] = useState<SpaceBar>(() => ({ held: false, panned: false }));
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return undefined;
    // Reading the transform forces a layout, so it is read once for each press, not for each move.
    let matrix: DOMMatrix | undefined;
    const forget = (): void => {
      matrix = undefined;
    };
    const read = (event: PointerEvent): PointerInput => ({
      id: event.pointerId,
      kind: kinds.has(event.pointerType) ? (event.pointerType as PointerInput['kind']) : 'mouse',
      at: through((matrix ??= toCanvasOf(svg)), event.clientX, event.clientY),
      shift: event.shiftKey,
      alt: event.altKey,
      pans: event.button === 1 || space.held,
    });
    const panning = wheelPan(tool.editor);
    let held: ReturnType<typeof setTimeout> | undefined;
    const onDown = (event: PointerEvent): void => {
      if (event.button > 1) return;
      forget();
      // The canvas captures the pointer, and prevents the selection of text.
      svg.setPointerCapture(event.pointerId);
      if (event.button === 1) event.preventDefault();
      space.panned = space.held;
      panning.end();
      tool.down(read(event));
      clearTimeout(held);
      if (event.pointerType === 'touch') held = setTimeout(() => tool.hold(), holdMs);
    };
    const onMove = (event: PointerEvent): void => tool.move(read(event));
    const onUp = (event: PointerEvent): void => {
      clearTimeout(held);
      tool.up(read(event));
    };
    const onCancel = (): void => {
      clearTimeout(held);
      tool.cancel();
    };
    const onWheel = (event: WheelEvent): void => {
      // Without Ctrl a mouse's wheel scrolls the page, as everywhere; browsers report a touchpad's pinch with Ctrl.
      if (!event.ctrlKey && !event.metaKey) {
        if (tool.editor.state.mode !== 'edit' || tool.name !== 'idle' || !isTouchpad(event)) return;
        event.preventDefault();
        return panning.by({ x: -event.deltaX, y: -event.deltaY });
      }
      event.preventDefault();
      panning.end();
      const { camera } = tool.editor.state;
      const at = onCanvas(svg, event.clientX, event.clientY);
      tool.editor.setSession({ camera: zoomBy(camera, Math.exp(-event.deltaY / 300), at) });
    };
    const onSpace = (event: KeyboardEvent): void => {
      if (event.key !== ' ') return;
      if (event.type === 'keydown' && !event.repeat) space.panned = false;
      space.held = event.type === 'keydown';
      if (event.target === svg) event.preventDefault();
    };
    // The key may be released while another window has the focus.
    const onLeave = (): void => {
      space.held = false;
    };
    const listeners = [
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', onCancel],
      ['wheel', onWheel],
    ] as const;
    for (const [name, listener] of listeners)
      svg.addEventListener(name, listener as EventListener, { passive: false });
    window.addEventListener('keydown', onSpace);
    window.addEventListener('keyup', onSpace);
    window.addEventListener('blur', onLeave);
    window.addEventListener('scroll', forget, { capture: true, passive: true });
    window.addEventListener('resize', forget);
    return () => {
      clearTimeout(held);
      panning.end();
      for (const [name, listener] of listeners) svg.removeEventListener(name, listener as EventListener);
      window.removeEventListener('keydown', onSpace);
      window.removeEventListener('keyup', onSpace);
      window.removeEventListener('blur', onLeave);
      window.removeEventListener('scroll', forget, { capture: true });
      window.removeEventListener('resize', forget);
    };
  }, [ref, tool, space]);
  return space;
}
