import { toPlan } from '../../model/camera';
import { pivotOf, turnTables } from '../../model/changes';
import { angleOf } from '../../model/geometry';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** The selection follows the dragged rotate handle, in steps of 15 degrees. */
export function rotating(editor: Editor, origin: PointerInput): ToolState {
  const snapshot = editor.selection;
  const { camera } = editor.state;
  const pivot = pivotOf(snapshot);
  const from = angleOf(toPlan(origin.at, camera), pivot);

  const state: ToolState = {
    name: 'rotating',
    move: (pointer) => {
      const turned = turnTables(snapshot, angleOf(toPlan(pointer.at, camera), pivot) - from);
      editor.showGesture({ moving: new Map(turned.map((table) => [table.id, table])) });
      return state;
    },
    up: () => {
      editor.commitGesture();
      return 'over';
    },
    cancel: () => editor.discardGesture(),
  };
  return state;
}
