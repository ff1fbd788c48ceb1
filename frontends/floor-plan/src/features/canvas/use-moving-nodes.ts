import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '../../editor/editor';
import type { Table } from '../../model/table';
import { lift } from './lifted-layer';
import type { Lifted } from './lifted-layer';
import { transformOf, upright } from './table-shape';

/** Moves the tables' DOM nodes during a gesture; React renders when the gesture ends. */
export function useMovingNodes(ref: RefObject<SVGSVGElement | null>, editor: Editor): void {
  useEffect(() => {
    let nodes: ReadonlyMap<string, SVGGElement> | undefined;
    let lifted: Lifted | undefined;
    return editor.watchGesture(() => {
      const { moving, by } = editor.gesture;
      const svg = ref.current;
      if (moving && svg) {
        // Looked up once for each gesture: during one, React adds and removes no tables.
        const own = (nodes ??= tablesIn(svg));
        if (by) {
          const { zoom } = editor.state.camera;
          lifted ??= lift(svg.parentElement ?? svg, liftedOf(svg, own, moving));
          return lifted?.shift({ x: by.x * zoom, y: by.y * zoom });
        }
        for (const [id, table] of moving) place(own.get(id), table);
        return;
      }
      lifted?.drop();
      // After the gesture the nodes are reset from the document, since React may see no difference to write.
      if (nodes) for (const table of editor.state.plan) place(nodes.get(table.id), table);
      nodes = undefined;
      lifted = undefined;
    });
  }, [ref, editor]);
}

/** The nodes of the moved tables, and of the frame around them. */
const liftedOf = (
  svg: SVGSVGElement,
  own: ReadonlyMap<string, SVGGElement>,
  moving: ReadonlyMap<string, Table>,
): Element[] => [
  ...[...own].flatMap(([id, node]) => (moving.has(id) ? [node] : [])),
  ...svg.querySelectorAll('[data-part="frame"]'),
];

const tablesIn = (svg: SVGSVGElement): ReadonlyMap<string, SVGGElement> =>
  new Map(
    [...svg.querySelectorAll<SVGGElement>('[data-table]')].map((node) => [node.dataset['table'] ?? '', node]),
  );

// Writes only the attributes that changed: rotating many tables writes one or two for each.
function place(node: SVGGElement | undefined, table: Table): void {
  if (!node) return;
  write(node, transformOf(table));
  // The label is the last child of a table, and stays upright.
  if (node.lastElementChild) write(node.lastElementChild, upright(table));
}

function write(node: Element, transform: string | undefined): void {
  if (node.getAttribute('transform') === (transform ?? null)) return;
  if (transform === undefined) node.removeAttribute('transform');
  else node.setAttribute('transform', transform);
}
