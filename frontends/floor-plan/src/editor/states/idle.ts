import type { Editor } from '../editor';
import { panning } from './panning';
import { placing } from './placing';
import { pointing } from './pointing';
import { rotating } from './rotating';
import { shaping } from './shaping';
import type { ToolState } from './tool-state';

/** No gesture is in progress. */
export const idle = (editor: Editor): ToolState => ({
  name: 'idle',
  down: (pointer, target) => {
    if (editor.state.renaming !== undefined) editor.setSession({ renaming: undefined });
    if (pointer.pans) return panning(editor, pointer);
    if (target.on === 'piece-handle') return shaping(editor, pointer, target.piece, target.handle);
    if (target.on === 'piece') return placing(editor, pointer, target.piece);
    return target.on === 'handle' ? rotating(editor, pointer) : pointing(editor, pointer, target);
  },
});
