import { useMemo, useSyncExternalStore } from 'react';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { linksOf } from '../../model/links';

/** Links between the tables that may be pushed together, with the sizes of the parties. */
export function CombinationLayer({ editor }: { editor: Editor }) {
  const document = useEditor(editor, 'document');
  const mode = useEditor(editor, 'mode');
  const layer = useEditor(editor, 'layer');
  const selected = useEditor(editor, 'selected');
  // The links are hidden while tables move, and drawn at the new positions afterwards.
  const isMoving = useSyncExternalStore(editor.watchGesture, () => editor.gesture.moving !== undefined);
  const links = useMemo(() => linksOf(document), [document]);
  if (mode !== 'edit' || layer !== 'tables') return null;
  return (
    <g data-part="links" aria-hidden="true">
      {links.map(({ id, tables, lines, middle, sizes }) => {
        if (isMoving && tables.some((table) => selected.has(table))) return null;
        const isShown = selected.size > 0 && tables.every((table) => selected.has(table));
        return (
          <g key={id} data-link={isShown ? 'selected' : ''}>
            {lines.map(([from, to], index) => (
              <line key={index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            ))}
            <g transform={`translate(${middle.x} ${middle.y})`}>
              <rect x={-24} y={-11} width={48} height={22} rx={11} />
              <text>{sizes}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
