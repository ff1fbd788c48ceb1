import type { Editor } from '../editor';
import { panning } from './panning';
import { pointing } from './pointing';
import { rotating } from './rotating';
import type { ToolState } from './tool-state';

/** Nothing is held. */
export const idle = (editor: Editor): ToolState => ({
  name: 'idle',
  down: (pointer, target) => {
    if (editor.state.renaming !== undefined) editor.look({ renaming: undefined });
    if (pointer.pans) return panning(editor, pointer);
    return target.on === 'handle' ? rotating(editor, pointer) : pointing(editor, pointer, target);
  },
});
