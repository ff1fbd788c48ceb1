import { viewOf } from '../../model/camera';
import type { Camera } from '../../model/camera';
import type { Point } from '../../model/geometry';
import { Overlay } from './canvas-style';

/**
 * The layer of dragged tables. Moving two hundred tables on the canvas would make the browser lay out and repaint all of
 * it for every move; a compositor layer with their copies is only translated. The tables themselves stay in place,
 * hidden, and keep the focus.
 */
export const LiftedLayer = ({ camera, far }: { camera: Camera; far: boolean }) => (
  <Overlay data-part="lifted" aria-hidden="true">
    <g data-far={far || undefined} transform={viewOf(camera)} />
  </Overlay>
);

/** Lifted tables: `shift` moves them together with their frame, `drop` returns them to the canvas. */
export interface Lifted {
  /** Translates the layer, by CSS pixels. */
  shift(by: Point): void;
  drop(): void;
}

/** The attributes that are removed from the copies, so that they are not found, focused or read out. */
const ownOnly = ['data-table', 'role', 'tabindex', 'aria-label'];

/** Lifts tables into the layer of their canvas. `nodes`: their own nodes, lowest first, and the frame. */
export function lift(canvas: Element, nodes: readonly Element[]): Lifted | undefined {
  const layer = canvas.querySelector<SVGSVGElement>('[data-part="lifted"]');
  const room = layer?.firstElementChild;
  if (!layer || !room) return undefined;
  const copies = nodes.map((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const name of ownOnly) copy.removeAttribute(name);
    return copy;
  });
  room.replaceChildren(...copies);
  // The copies are drawn in one frame and the tables are hidden in the next: both in one frame would make the first move
  // of two hundred tables stutter. Nothing has moved until then, so the difference is not visible.
  let by: Point = { x: 0, y: 0 };
  let hidden = false;
  const show = () => {
    layer.style.transform = `translate(${by.x}px, ${by.y}px)`;
  };
  // A pointer event is dispatched just before its own frame, so the next frame is the second one from here.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      for (const node of nodes) node.setAttribute('data-lifted', '');
      hidden = true;
      show();
    });
  });
  return {
    shift: (next) => {
      by = next;
      if (hidden) show();
    },
    drop: () => {
      cancelAnimationFrame(frame);
      room.replaceChildren();
      for (const node of nodes) node.removeAttribute('data-lifted');
      layer.style.removeProperty('transform');
    },
  };
}
