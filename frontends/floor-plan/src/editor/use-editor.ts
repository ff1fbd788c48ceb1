import { useSyncExternalStore } from 'react';
import type { Editor, EditorState } from './editor';

/**
 * Selects a part of the editor's state. The component renders again only when that part changes: panning must not render
 * the list of tables, nor a selection the toolbar.
 */
export const useEditor = <Key extends keyof EditorState>(editor: Editor, key: Key): EditorState[Key] =>
  useSyncExternalStore(editor.watch, () => editor.state[key]);
