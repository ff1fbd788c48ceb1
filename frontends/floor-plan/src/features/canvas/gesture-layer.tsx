import { useSyncExternalStore } from 'react';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { frameOf } from '../../editor/hit';

const handleRadius = 6;

/** What lies over the tables: frame and handles of the selection, guides, the brush. Redrawn by itself on each move. */
export function GestureLayer({ editor }: { editor: Editor }) {
  const { moving, guides = [], brush } = useSyncExternalStore(editor.watchGesture, () => editor.gesture);
  const selected = useEditor(editor, 'selected');
  const mode = useEditor(editor, 'mode');
  const camera = useEditor(editor, 'camera');
  const plan = useEditor(editor, 'plan');
  const selection =
    mode === 'edit' && selected.size > 0
      ? plan.filter(({ id }) => selected.has(id)).map((table) => moving?.get(table.id) ?? table)
      : [];
  const frame = frameOf(selection, camera.zoom);
  return (
    <g aria-hidden="true">
      {frame.length > 0 && (
        <polygon className="frame" points={frame.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {frame.map(({ x, y }, corner) => (
        <circle
          key={corner}
          className="handle"
          data-handle="rotate"
          cx={x}
          cy={y}
          r={handleRadius / camera.zoom}
        />
      ))}
      {guides.map(({ axis, at, from, to }) => (
        <line
          key={axis}
          className="guide"
          {...(axis === 'x' ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at })}
        />
      ))}
      {brush && <rect className="brush" {...brush} />}
    </g>
  );
}
