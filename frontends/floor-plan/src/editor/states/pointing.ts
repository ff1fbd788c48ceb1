import { distance } from '../../model/geometry';
import type { Editor } from '../editor';
import type { Target } from '../hit';
import { dragThreshold } from '../input';
import type { PointerInput } from '../input';
import { brushing } from './brushing';
import { dragging } from './dragging';
import { panning } from './panning';
import type { ToolState } from './tool-state';
import { t } from '../../texts';

/** The pointer is pressed, and has not moved beyond the drag threshold yet. */
export function pointing(editor: Editor, origin: PointerInput, target: Target): ToolState {
  const before = editor.state.selected;
  const adds = origin.shift || editor.state.selecting;
  const wasSelected = target.on === 'table' && before.has(target.id);
  if (target.on === 'table' && !wasSelected) editor.select(adds ? [...before, target.id] : [target.id]);

  const click = (): void => {
    if (editor.state.layer === 'background') return editor.setSession({ piece: undefined });
    if (target.on !== 'table') return adds ? undefined : editor.select([]);
    // A press on one of several selected tables drags all of them; a click, without a drag, selects only that one.
    if (wasSelected) editor.select(adds ? [...before].filter((id) => id !== target.id) : [target.id]);
  };
  const beyondClick = (): ToolState => {
    if (editor.state.mode === 'view' || editor.state.layer === 'background') {
      editor.select(before);
      return panning(editor, origin);
    }
    if (target.on === 'table') return dragging(editor, origin);
    const pans = origin.kind === 'touch' && !editor.state.selecting;
    return pans ? panning(editor, origin) : brushing(editor, origin);
  };
  const state: ToolState = {
    name: 'pointing',
    move: (pointer) => {
      if (distance(pointer.at, origin.at) < dragThreshold(pointer.kind)) return state;
      const next = beyondClick();
      return next.move?.(pointer) ?? next;
    },
    up: () => {
      click();
      return 'over';
    },
    // A long press adds the table to the selection, and turns on multiple selection for the next taps.
    hold: () => {
      if (target.on !== 'table' || editor.state.mode === 'view') return state;
      editor.select([...before, target.id]);
      editor.setSession({ selecting: true, announcement: t('plan.select.several') });
      return 'over';
    },
    cancel: () => editor.select(before),
  };
  return state;
}
