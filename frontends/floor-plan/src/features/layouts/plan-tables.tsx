import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { addInRows } from '../../model/rows';
import { MismatchNotice } from '../availability/mismatch-notice';
import type { TableStates } from '../availability/use-table-states';
import { TableList } from '../tables/table-list';

interface PlanTablesProps {
  restaurantId: string;
  editor: Editor;
  live: TableStates;
  dirty: boolean;
  viewOnly: boolean;
  /** The layout is view-only because of the restaurant's subscription. */
  offersUpgrade: boolean;
}

/** The tables of a plan as a list, below the tables that guests can book and it does not show. */
export function PlanTables({ restaurantId, editor, live, dirty, viewOnly, offersUpgrade }: PlanTablesProps) {
  const plan = useEditor(editor, 'plan');
  const mode = useEditor(editor, 'mode');
  const onAdd = (types: readonly string[]): void => {
    editor.change(addInRows(plan, types, editor.newId));
    editor.setSession({ mode: 'edit' });
  };
  return (
    <>
      {mode !== 'edit' && !dirty && live.booked === 'counts' && (!viewOnly || offersUpgrade) && (
        <MismatchNotice restaurantId={restaurantId} plan={plan} onAdd={viewOnly ? undefined : onAdd} />
      )}
      <TableList editor={editor} viewOnly={viewOnly} live={live} />
    </>
  );
}
