import { duplicateTables } from '../model/changes';
import { pasteTables } from '../model/clipboard';
import type { Table } from '../model/table';
import type { Editor } from './editor';

// The clipboard belongs to the page, so that tables can be copied from one layout and pasted into another.
let copied: readonly Table[] = [];
const watchers = new Set<() => void>();

export const copiedTables = (): readonly Table[] => copied;
export function watchCopied(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const tables = (count: number): string => (count === 1 ? 'Table' : `${count} tables`);

/** Copies the selection to the clipboard. */
export function copySelected(editor: Editor): void {
  if (editor.selection.length === 0) return;
  copied = editor.selection;
  editor.look({ announcement: `${tables(copied.length)} copied` });
  for (const watcher of watchers) watcher();
}

/** Pastes the copied tables and selects them. */
export function paste(editor: Editor): void {
  if (copied.length === 0) return editor.look({ announcement: 'Nothing to paste' });
  const { plan, pasted } = pasteTables(editor.state.plan, copied, editor.newId);
  editor.change(plan);
  editor.select(pasted);
  editor.look({ announcement: `${tables(pasted.length)} pasted` });
}

/** Copies the selection beside itself and selects the copies. */
export function duplicateSelected(editor: Editor): void {
  const { plan, copies } = duplicateTables(editor.state.plan, editor.state.selected, editor.newId);
  if (copies.length === 0) return;
  editor.change(plan);
  editor.select(copies);
}
