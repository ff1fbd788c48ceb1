import { toPlan } from '../../model/camera';
import { boxAround, boxesTouch } from '../../model/geometry';
import { boundsOf } from '../../model/outline';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** The selection rectangle: selects the tables that it touches; with Shift it extends the earlier selection. */
export function brushing(editor: Editor, origin: PointerInput): ToolState {
  const before = editor.state.selected;
  const { camera, plan } = editor.state;
  const bounds = plan.map((table) => ({ id: table.id, box: boundsOf(table) }));
  const kept = origin.shift || editor.state.selecting ? [...before] : [];

  const state: ToolState = {
    name: 'brushing',
    move: (pointer) => {
      const brush = boxAround([toPlan(origin.at, camera), toPlan(pointer.at, camera)]);
      const touched = bounds.filter(({ box }) => boxesTouch(brush, box)).map(({ id }) => id);
      const next = new Set([...kept, ...touched]);
      const now = editor.state.selected;
      if (next.size !== now.size || [...next].some((id) => !now.has(id))) editor.select(next);
      editor.showGesture({ brush });
      return state;
    },
    up: () => {
      editor.commitGesture();
      return 'over';
    },
    cancel: () => {
      editor.discardGesture();
      editor.select(before);
    },
  };
  return state;
}
