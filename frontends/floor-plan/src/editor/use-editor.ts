import { useSyncExternalStore } from 'react';
import type { Editor, EditorState } from './editor';

/**
 * One part of the editor's state. Draws anew only when that part is another one: panning must not draw the list of
 * tables, nor a selection the toolbar.
 */
export const useEditor = <Key extends keyof EditorState>(editor: Editor, key: Key): EditorState[Key] =>
  useSyncExternalStore(editor.watch, () => editor.state[key]);
