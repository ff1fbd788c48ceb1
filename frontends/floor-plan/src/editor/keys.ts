import { moveTables, removeTables } from '../model/changes';
import type { Point } from '../model/geometry';
import { editPiece, removePiece } from '../model/pieces';
import type { Table } from '../model/table';
import { gridStep } from '../model/snapping';
import { copySelected, duplicateSelected, paste } from './copying';
import type { Editor } from './editor';
import type { KeyInput } from './input';
import { t } from '../texts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Handles a key on the canvas while no gesture is in progress. False when the key has no binding. */
export function onKey(editor: Editor, { key, shift, command }: KeyInput): boolean {
  const { selected, mode, layer } = editor.state;
  if (mode === 'edit' && layer === 'background' && !command) return onPieceKey(editor, key, shift);
  if (key === 'Escape') {
    if (editor.state.selecting) editor.setSession({ selecting: false });
    if (selected.size === 0) return false;
    editor.select([]);
    return true;
  }
  if (mode !== 'edit') return false;
  if (command) return onCommandKey(editor, key.toLowerCase(), shift);
  if (selected.size === 0) return false;
  const way = arrows[key];
  if (way) {
    const step = shift ? gridStep : 1;
    editor.change(moveTables(editor.state.plan, selected, { x: way.x * step, y: way.y * step }), 'nudge');
    editor.setSession({ announcement: placeOf(editor.selection) });
    return true;
  }
  if (key === 'Delete' || key === 'Backspace') {
    const announcement = t('plan.table.deleted', { count: selected.size });
    editor.change(removeTables(editor.state.plan, selected));
    editor.select([]);
    editor.setSession({ announcement });
    return true;
  }
  const [only] = selected;
  if (key === 'F2' && selected.size === 1) {
    editor.setSession({ renaming: only });
    return true;
  }
  return false;
}

/** Handles a key for the selected piece of the background. */
function onPieceKey(editor: Editor, key: string, shift: boolean): boolean {
  const { document, background, piece: id } = editor.state;
  const piece = background.find((each) => each.id === id);
  if (!piece) return false;
  const way = arrows[key];
  if (way) {
    const step = shift ? gridStep : 1;
    const to = { x: piece.x + way.x * step, y: piece.y + way.y * step };
    editor.edit(editPiece(document, piece.id, to), 'nudge');
    return true;
  }
  if (key === 'Escape') {
    editor.setSession({ piece: undefined });
    return true;
  }
  if (key !== 'Delete' && key !== 'Backspace') return false;
  editor.edit(removePiece(document, piece.id));
  editor.setSession({ piece: undefined, announcement: t('plan.piece.deleted') });
  return true;
}

/** The position of the selection, in words. */
function placeOf([first, ...others]: readonly Table[]): string {
  if (!first) return '';
  const name =
    others.length === 0
      ? t('plan.table.name', { number: first.number })
      : t('plan.table.count', { count: others.length + 1 });
  return t('plan.place', { name, x: Math.round(first.x), y: Math.round(first.y) });
}

function onCommandKey(editor: Editor, key: string, shift: boolean): boolean {
  switch (key) {
    case 'z':
      if (shift) editor.redo();
      else editor.undo();
      return true;
    case 'y':
      editor.redo();
      return true;
    case 'a':
      editor.select(editor.state.plan.map(({ id }) => id));
      return true;
    case 'c':
      // Without selected tables the browser copies the selected text of the page.
      if (editor.state.selected.size === 0) return false;
      copySelected(editor);
      return true;
    case 'v':
      paste(editor);
      return true;
    case 'd':
      duplicateSelected(editor);
      return true;
    default:
      return false;
  }
}
