import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '../../editor/editor';
import type { Table } from '../../model/table';
import { transformOf, upright } from './table-shape';

/** While a gesture lasts, moves the tables' own nodes; React hears of it when the gesture ends. */
export function useMovingNodes(ref: RefObject<SVGSVGElement | null>, editor: Editor): void {
  useEffect(() => {
    let nodes: ReadonlyMap<string, SVGGElement> | undefined;
    return editor.watchGesture(() => {
      const { moving } = editor.gesture;
      if (moving) {
        // Looked up once for each gesture: during one, React adds and removes no tables.
        nodes ??= tablesIn(ref.current);
        for (const [id, table] of moving) place(nodes.get(id), table);
        return;
      }
      // Rolled back or dropped: the document says where they stand, since React may see no difference to write.
      if (nodes) for (const table of editor.state.plan) place(nodes.get(table.id), table);
      nodes = undefined;
    });
  }, [ref, editor]);
}

const tablesIn = (svg: SVGSVGElement | null): ReadonlyMap<string, SVGGElement> =>
  new Map(
    [...(svg?.querySelectorAll<SVGGElement>('[data-table]') ?? [])].map((node) => [
      node.dataset['table'] ?? '',
      node,
    ]),
  );

// A drag of many tables writes one attribute each, and none where nothing moved.
function place(node: SVGGElement | undefined, table: Table): void {
  if (!node) return;
  write(node, transformOf(table));
  // The words are the last part of a table, and stay upright.
  if (node.lastElementChild) write(node.lastElementChild, upright(table));
}

function write(node: Element, transform: string | undefined): void {
  if (node.getAttribute('transform') === (transform ?? null)) return;
  if (transform === undefined) node.removeAttribute('transform');
  else node.setAttribute('transform', transform);
}
