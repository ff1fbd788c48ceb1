import { duplicateTables } from '../model/changes';
import { pasteTables } from '../model/clipboard';
import { addCopies, combinationsAmong } from '../model/combining';
import { withPlan } from '../model/document';
import type { Combination } from '../model/document';
import type { Plan, Table } from '../model/table';
import type { Editor } from './editor';
import { t } from '../texts';

// The clipboard belongs to the page, so that tables can be copied from one layout and pasted into another.
let copied: readonly Table[] = [];
/** The combinations of which all tables were copied. */
let copiedCombinations: readonly Combination[] = [];
const watchers = new Set<() => void>();

export const copiedTables = (): readonly Table[] => copied;
export function watchCopied(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Copies the selection to the clipboard. */
export function copySelected(editor: Editor): void {
  if (editor.selection.length === 0) return;
  copied = editor.selection;
  copiedCombinations = combinationsAmong(editor.state.combinations, editor.state.selected);
  editor.setSession({ announcement: t('plan.copy.copied', { count: copied.length }) });
  for (const watcher of watchers) watcher();
}

/** Pastes the copied tables with their combinations and selects them. */
export function paste(editor: Editor): void {
  if (copied.length === 0) return editor.setSession({ announcement: t('plan.copy.nothing') });
  const { plan, pasted } = pasteTables(editor.state.plan, copied, editor.newId);
  addTables(editor, plan, { originals: copied.map(({ id }) => id), copies: pasted }, copiedCombinations);
  editor.setSession({ announcement: t('plan.copy.pasted', { count: pasted.length }) });
}

/** Copies the selection with its combinations beside itself and selects the copies. */
export function duplicateSelected(editor: Editor): void {
  const { plan: before, selected, combinations } = editor.state;
  const { plan, copies } = duplicateTables(before, selected, editor.newId);
  if (copies.length === 0) return;
  const originals = editor.selection.map(({ id }) => id);
  addTables(editor, plan, { originals, copies }, combinationsAmong(combinations, selected));
}

/** Adds copies of tables and of their combinations as one undo step, and selects the tables. */
function addTables(
  editor: Editor,
  plan: Plan,
  { originals, copies }: { originals: readonly string[]; copies: readonly string[] },
  combinations: readonly Combination[],
): void {
  const copyOf = new Map(originals.map((id, index) => [id, copies[index] ?? id]));
  editor.edit(addCopies(withPlan(editor.state.document, plan), combinations, copyOf, editor.newId));
  editor.select(copies);
}
