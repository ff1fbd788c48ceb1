import { useSyncExternalStore } from 'react';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { toCanvas } from '../../model/camera';
import type { Camera } from '../../model/camera';
import type { Guide } from '../../model/snapping';
import { Line } from './canvas-style';

const axes = ['x', 'y'] as const;

/** The guides that the dragged tables snapped to: at most one horizontal and one vertical line. */
export function GuideLayer({ editor }: { editor: Editor }) {
  const guides = useSyncExternalStore(editor.watchGesture, () => editor.gesture.guides);
  const camera = useEditor(editor, 'camera');
  return axes.map((axis) => (
    <Line
      key={axis}
      style={{
        transform: drawnOut(
          guides?.find((guide) => guide.axis === axis),
          camera,
        ),
      }}
    />
  ));
}

function drawnOut(guide: Guide | undefined, camera: Camera): string {
  if (!guide) return 'scale(0)';
  const { axis, at, from, to } = guide;
  const { x, y } = toCanvas(axis === 'x' ? { x: at, y: from } : { x: from, y: at }, camera);
  const length = (to - from) * camera.zoom;
  return `translate(${x}px, ${y}px) scale(${axis === 'x' ? `1, ${length}` : `${length}, 1`})`;
}
