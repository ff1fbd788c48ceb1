import { toPlan } from '../../model/camera';
import { add, boxOfBoxes, subtract } from '../../model/geometry';
import type { Point } from '../../model/geometry';
import { boundsOf } from '../../model/outline';
import { snap } from '../../model/snapping';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** The snapping distance of a neighbor's line, in CSS pixels. */
const pull = 6;

/** The selected tables follow the pointer. Each move starts from the snapshot, so that rounding errors do not add up. */
export function dragging(editor: Editor, origin: PointerInput): ToolState {
  const snapshot = editor.selection;
  const { camera, selected, plan } = editor.state;
  const frame = boxOfBoxes(snapshot.map(boundsOf));
  const neighbors = plan.filter(({ id }) => !selected.has(id)).map(boundsOf);

  const follow = (pointer: PointerInput): void => {
    const raw = subtract(toPlan(pointer.at, camera), toPlan(origin.at, camera));
    const snapping = editor.state.snapping && !pointer.alt;
    const snapped = snapping
      ? snap({ ...frame, ...add(frame, raw) }, neighbors, pull / camera.zoom)
      : undefined;
    const by: Point = snapped ? add(raw, snapped.delta) : raw;
    editor.showGesture({
      moving: new Map(snapshot.map((table) => [table.id, { ...table, ...add(table, by) }])),
      by,
      guides: snapped?.guides ?? [],
      gaps: snapped?.gaps ?? [],
    });
  };
  const state: ToolState = {
    name: 'dragging',
    move: (pointer) => {
      follow(pointer);
      return state;
    },
    up: (pointer) => {
      follow(pointer);
      editor.commitGesture();
      return 'over';
    },
    cancel: () => editor.discardGesture(),
  };
  return state;
}
