import { add, subtract } from '../../model/geometry';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** The canvas itself is held. */
export function panning(editor: Editor, origin: PointerInput): ToolState {
  const { camera } = editor.state;
  const state: ToolState = {
    name: 'panning',
    move: ({ at }) => {
      editor.look({ camera: { ...camera, ...add(camera, subtract(at, origin.at)) } });
      return state;
    },
    up: () => 'over',
    cancel: () => editor.look({ camera }),
  };
  return state;
}
