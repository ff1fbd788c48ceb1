import { Button, SelectField, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Layout } from '../../api/layouts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
  /* A field keeps a line's gap below it for its error. */
  > button {
    margin-bottom: ${space.xxs};
  }
  > :first-child {
    flex: 1 1 14rem;
    max-width: 22rem;
  }
`;

export interface ToolbarProps {
  layouts: readonly Layout[];
  chosen: string;
  mode: 'view' | 'edit';
  dirty: boolean;
  empty: boolean;
  saving: boolean;
  /** The plan only allows looking. */
  viewOnly: boolean;
  onChoose: (id: string) => void;
  onNew: () => void;
  onDelete: () => void;
  onToggle: () => void;
  onClear: () => void;
  onSave: () => void;
}

/** Layout selector, New Layout, Delete Layout, Edit/View, Clear All, Save Layout. */
export function Toolbar(props: ToolbarProps) {
  const { layouts, chosen, mode, dirty, empty, saving, viewOnly } = props;
  const editing = mode === 'edit';
  return (
    <Bar role="group" aria-label="Layout actions">
      <SelectField
        label="Layout"
        value={chosen}
        disabled={editing}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {layouts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!viewOnly && (
        <>
          <Button variant="secondary" onClick={props.onNew}>
            New Layout
          </Button>
          {layouts.length > 1 && (
            <Button variant="secondary" onClick={props.onDelete}>
              Delete Layout
            </Button>
          )}
          <Button variant={editing ? 'secondary' : 'primary'} onClick={props.onToggle}>
            {editing ? 'View' : 'Edit'}
          </Button>
          {editing && (
            <Button variant="secondary" disabled={empty} onClick={props.onClear}>
              Clear All
            </Button>
          )}
          {(editing || dirty) && (
            <Button busy={saving} onClick={props.onSave}>
              Save Layout
            </Button>
          )}
        </>
      )}
    </Bar>
  );
}
