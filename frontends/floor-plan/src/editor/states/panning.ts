import { subtract } from '../../model/geometry';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** The canvas is dragged. Its layers are only translated meanwhile; the camera is updated on release. */
export function panning(editor: Editor, origin: PointerInput): ToolState {
  const state: ToolState = {
    name: 'panning',
    move: ({ at }) => {
      editor.showGesture({ pan: subtract(at, origin.at) });
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
