import type { Evening } from '@tablewell/api-client/book';
import { SelectField, ToggleButtons } from '@tablewell/ui';
import { areasOf } from './block-form';
import type { BlockValues } from './block-form';
import { Part } from './block-fields-style';
import { TablePicker } from './table-picker';
import { t } from '../texts';

interface BlockScopeProps {
  evening: Evening;
  values: BlockValues;
  /** Why the chosen tables cannot be blocked. */
  error: string | undefined;
  onChange: (more: Partial<BlockValues>) => void;
}

/** Selects tables by number, an area, or everything. */
export function BlockScope({ evening, values, error, onChange }: BlockScopeProps) {
  const areas = areasOf(evening);
  const kinds = [
    { id: 'tables', label: t('tonight.block.tables') },
    ...(areas.length > 0 ? [{ id: 'area', label: t('tonight.block.area') } as const] : []),
    { id: 'everything', label: t('tonight.block.everything') },
  ] as const;
  return (
    <Part>
      <legend>{t('tonight.block.what')}</legend>
      <ToggleButtons
        label={t('tonight.block.whatLabel')}
        items={kinds}
        selected={values.what}
        onSelect={(what) => onChange({ what })}
      />
      {values.what === 'tables' && (
        <TablePicker
          tables={evening.tables}
          chosen={values.tables}
          error={error}
          onChoose={(tables) => onChange({ tables })}
        />
      )}
      {values.what === 'area' && (
        <SelectField
          label={t('tonight.block.area')}
          value={values.area}
          onChange={(event) => onChange({ area: event.target.value })}
        >
          {areas.map((area) => (
            <option key={area}>{area}</option>
          ))}
        </SelectField>
      )}
    </Part>
  );
}
