import { Button, SelectField, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Layout } from '@tablewell/api-client/floor';
import { t } from '../../texts';

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

interface ToolbarProps {
  layouts: readonly Layout[];
  chosen: string;
  mode: 'view' | 'edit';
  dirty: boolean;
  empty: boolean;
  saving: boolean;
  /** The subscription does not include editing. */
  viewOnly: boolean;
  onChoose: (id: string) => void;
  onAsk: (question: 'new' | 'delete' | 'clear' | 'rename' | 'duplicate') => void;
  onToggle: () => void;
  onSave: () => void;
}

/** Layout selector, New, Rename, Duplicate and Delete Layout, Edit/View, Clear All, Save Layout. */
export function Toolbar(props: ToolbarProps) {
  const { layouts, chosen, mode, dirty, empty, saving, viewOnly } = props;
  const editing = mode === 'edit';
  return (
    <Bar role="group" aria-label={t('plan.layout.actions')}>
      <SelectField
        label={t('plan.layout.label')}
        value={chosen}
        disabled={editing}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {layouts.map(({ id, name, inService }) => (
          <option key={id} value={id}>
            {inService ? t('plan.layout.inService', { name }) : name}
          </option>
        ))}
      </SelectField>
      {!viewOnly && (
        <>
          <Button variant="secondary" onClick={() => props.onAsk('new')}>
            {t('plan.layout.new')}
          </Button>
          {!editing && !dirty && (
            <>
              <Button variant="secondary" onClick={() => props.onAsk('rename')}>
                {t('plan.layout.rename')}
              </Button>
              <Button variant="secondary" onClick={() => props.onAsk('duplicate')}>
                {t('plan.layout.duplicate')}
              </Button>
            </>
          )}
          {layouts.length > 1 && (
            <Button variant="secondary" onClick={() => props.onAsk('delete')}>
              {t('plan.layout.delete')}
            </Button>
          )}
          <Button variant={editing ? 'secondary' : 'primary'} onClick={props.onToggle}>
            {editing ? t('plan.layout.view') : t('plan.layout.edit')}
          </Button>
          {editing && (
            <Button variant="secondary" disabled={empty} onClick={() => props.onAsk('clear')}>
              {t('plan.layout.clear')}
            </Button>
          )}
          {(editing || dirty) && (
            <Button busy={saving} onClick={props.onSave}>
              {t('plan.layout.save')}
            </Button>
          )}
        </>
      )}
    </Bar>
  );
}
