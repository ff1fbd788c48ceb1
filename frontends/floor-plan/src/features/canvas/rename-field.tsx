import { color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { toCanvas } from '../../model/camera';
import { editTable } from '../../model/changes';
import { centreOf } from '../../model/outline';
import type { Table } from '../../model/table';
import { NumberInput } from '../tables/number-input';
import { t } from '../../texts';

const Place = styled.div`
  position: absolute;
  width: 6rem;
  margin: -1.375rem 0 0 -3rem;
  input {
    width: 100%;
    min-height: 2.75rem;
    border: 2px solid ${color.focus};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-size: 1rem;
    text-align: center;
  }
`;

/** The number of a table, edited in place. */
export function RenameField({ editor, table }: { editor: Editor; table: Table }) {
  const { x, y } = toCanvas(centreOf(table), editor.state.camera);
  return (
    <Place style={{ left: x, top: y }}>
      <NumberInput
        autoFocus
        label={t('plan.table.number')}
        value={table.number}
        onCommit={(number) => editor.change(editTable(editor.state.plan, table.id, { number }))}
        onDone={() => editor.setSession({ renaming: undefined })}
      />
    </Place>
  );
}
