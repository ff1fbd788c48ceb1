import { viewOf } from '../../model/camera';
import type { Camera } from '../../model/camera';
import type { Point } from '../../model/geometry';
import { Overlay } from './canvas-style';

/**
 * Where tables are drawn while they are dragged. To move two hundred of them in the room, the browser lays out and
 * paints all of it anew for every move; a layer of its own that holds their copies is only shifted. The tables
 * themselves stay where they were, unseen, and keep the focus.
 */
export const LiftedLayer = ({ camera, far }: { camera: Camera; far: boolean }) => (
  <Overlay data-part="lifted" aria-hidden="true">
    <g data-far={far || undefined} transform={viewOf(camera)} />
  </Overlay>
);

/** Tables off the room: `shift` moves them together with their frame, `drop` puts them back where they were. */
export interface Lifted {
  /** By so many CSS pixels. */
  shift(by: Point): void;
  drop(): void;
}

/** Attributes by which a table is found, focused and read out: its copy is a picture only. */
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
  // Drawing the copies is work for one frame, and taking the tables out of the room for the next: both at once would
  // make the first move of two hundred of them stutter. Until then nothing has moved, and the difference is not visible.
  let by: Point = { x: 0, y: 0 };
  let hidden = false;
  const show = () => {
    layer.style.transform = `translate(${by.x}px, ${by.y}px)`;
  };
  // A pointer's move comes just before its own frame is drawn: the next one is the second from here.
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
