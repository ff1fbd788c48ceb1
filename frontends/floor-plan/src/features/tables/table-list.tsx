import { color } from '@tablewell/ui';
import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { partiesByTable } from '@tablewell/api-client/book';
import { byNumber } from '../../model/numbering';
import type { TableStates } from '../availability/use-table-states';
import { PanelTitle, RowList } from './form-style';
import { TableRow } from './table-row';
import { t } from '../../texts';

const Empty = styled.p`
  color: ${color.textMuted};
`;

interface TableListProps {
  editor: Editor;
  live: Pick<TableStates, 'states' | 'evening' | 'zone'>;
  /** The restaurant's subscription does not include editing. */
  viewOnly: boolean;
}

/** The list of all tables: an equivalent of the canvas for keyboards and screen readers, to read and edit the plan. */
export const TableList = memo(function TableList({ editor, live, viewOnly }: TableListProps) {
  const plan = useEditor(editor, 'plan');
  const selected = useEditor(editor, 'selected');
  const mode = useEditor(editor, 'mode');
  const { states, evening, zone } = live;
  const parties = useMemo(() => partiesByTable(evening?.parties ?? []), [evening]);
  const sorted = useMemo(() => [...plan].sort(byNumber), [plan]);
  return (
    <section aria-labelledby="tables-title">
      <PanelTitle id="tables-title">{t('plan.list.title', { count: plan.length })}</PanelTitle>
      {plan.length === 0 ? (
        <Empty>
          {mode === 'edit'
            ? t('plan.list.emptyEditing')
            : viewOnly
              ? t('plan.list.empty')
              : t('plan.list.emptyMayEdit')}
        </Empty>
      ) : (
        <RowList>
          {sorted.map((table) => (
            <TableRow
              key={table.id}
              editor={editor}
              table={table}
              editing={mode === 'edit'}
              selected={selected.has(table.id)}
              open={selected.size === 1 && selected.has(table.id)}
              state={states.get(table.id)}
              parties={states.has(table.id) ? parties.get(table.number) : undefined}
              zone={zone}
            />
          ))}
        </RowList>
      )}
    </section>
  );
});
