import { useMemo, useSyncExternalStore } from 'react';
import type { Editor, Gesture } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { frameOf } from '../../editor/hit';

const handleRadius = 6;

/** The layer over the tables: frame and handles of the selection, and the selection rectangle. */
export function GestureLayer({ editor }: { editor: Editor }) {
  const look =
    <Value,>(read: (gesture: Gesture) => Value) =>
    () =>
      read(editor.gesture);
  // The frame moves with the dragged tables (see lifted-layer); only a rotation draws it again.
  const turning = useSyncExternalStore(
    editor.watchGesture,
    look(({ moving, by }) => (by ? undefined : moving)),
  );
  const brush = useSyncExternalStore(
    editor.watchGesture,
    look((gesture) => gesture.brush),
  );
  const selected = useEditor(editor, 'selected');
  const mode = useEditor(editor, 'mode');
  const { zoom } = useEditor(editor, 'camera');
  const plan = useEditor(editor, 'plan');
  const frame = useMemo(
    () =>
      mode === 'edit' && selected.size > 0
        ? frameOf(
            plan.filter(({ id }) => selected.has(id)).map((table) => turning?.get(table.id) ?? table),
            zoom,
          )
        : [],
    [mode, selected, plan, turning, zoom],
  );
  return (
    <g aria-hidden="true">
      <g data-part="frame">
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
            r={handleRadius / zoom}
          />
        ))}
      </g>
      {brush && <rect className="brush" {...brush} />}
    </g>
  );
}
