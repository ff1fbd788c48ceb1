import { color, SelectField, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { type GuestField, guestFields } from './guest-columns';
import type { CsvChoices, UsableCsv } from './guest-csv';
import { t } from './texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.xs} ${space.md};
  list-style: none;
  font-size: 0.9375rem;
  li {
    overflow-wrap: anywhere;
  }
  [data-unread] {
    color: ${color.textMuted};
  }
`;

interface ColumnMappingProps extends Pick<UsableCsv, 'columns'> {
  choices: CsvChoices;
  onChoose: (choices: CsvChoices) => void;
}

/**
 * The columns of a file and what each becomes. A column whose name is not known can be made one of the fields that no
 * other column has, so that a file need not be edited for its headers.
 */
export function ColumnMapping({ columns, choices, onChoose }: ColumnMappingProps) {
  const { assigned = new Map<number, GuestField>() } = choices;
  const open = guestFields.filter((each) => !columns.some(({ field }) => field === each));

  function assign(index: number, field: string): void {
    const next = new Map(assigned);
    const chosen = guestFields.find((each) => each === field);
    if (chosen) next.set(index, chosen);
    else next.delete(index);
    onChoose({ ...choices, assigned: next });
  }

  return (
    <List aria-label={t('guests.import.columns')}>
      {columns.map(({ header, field }, index) => {
        const name = header || t('guests.import.column', { number: index + 1 });
        const own = assigned.get(index);
        const isFixed = field !== undefined && own === undefined;
        if (isFixed || (open.length === 0 && own === undefined)) {
          return (
            <li key={index} data-unread={field ? undefined : ''}>
              <q>{name}</q> {field ? `→ ${t(`guests.field.${field}`)}` : t('guests.import.notImported')}
            </li>
          );
        }
        return (
          <li key={index} data-unread={own ? undefined : ''}>
            <SelectField
              label={t('guests.import.assign', { column: name })}
              value={own ?? ''}
              onChange={(event) => assign(index, event.target.value)}
            >
              <option value="">{t('guests.import.notImported')}</option>
              {guestFields
                .filter((each) => each === own || open.includes(each))
                .map((each) => (
                  <option key={each} value={each}>
                    {t(`guests.field.${each}`)}
                  </option>
                ))}
            </SelectField>
          </li>
        );
      })}
    </List>
  );
}
