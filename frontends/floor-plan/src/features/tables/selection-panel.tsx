import { color, font, media, radius, space, useTypedValue } from '@tablewell/ui';
import { tableAudiences } from '@tablewell/restaurant-rules/floor';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { bookTables } from '../../model/changes';
import { areasOf } from '../../model/pieces';
import { seatsOf } from '../../model/table';
import type { Booking, Table } from '../../model/table';
import { audienceLabel } from './booking-words';
import { compactFields } from './form-style';
import { common } from './mixed';
import { t } from '../../texts';

const Panel = styled.section`
  padding: ${space.sm} ${space.md} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  h3 {
    margin-bottom: ${space.xs};
    font: 600 1.0625rem/1.3 ${font.display};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr 2fr 1.5fr 1fr;
  }
  ${compactFields}
  label {
    min-width: 0;
  }
  label span {
    white-space: nowrap;
  }
`;

const Hint = styled.p`
  margin-top: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

/** The booking fields of the selected tables: their sizes, area and audience, for one table or several. */
export function SelectionPanel({ editor }: { editor: Editor }) {
  const document = useEditor(editor, 'document');
  const selected = useEditor(editor, 'selected');
  const areas = useId();
  const tables = document.plan.filter(({ id }) => selected.has(id));
  const [first] = tables;
  if (!first) return null;
  const set = (booking: Partial<Booking>, merge?: string): void =>
    editor.change(bookTables(editor.state.plan, selected, booking), merge);
  const title =
    tables.length === 1
      ? t('plan.table.name', { number: first.number || t('plan.table.withoutNumber') })
      : t('plan.table.count', { count: tables.length });
  return (
    <Panel aria-label={t('plan.booking.label')}>
      <h3>{title}</h3>
      <Fields>
        <SizeField
          label={t('plan.booking.smallest')}
          tables={tables}
          read={(table) => seatsOf(table).smallest}
          onCommit={(smallest) =>
            set({ smallest: smallest === 1 ? 0 : smallest, ...raise(tables, smallest) })
          }
        />
        <SizeField
          label={t('plan.booking.largest')}
          tables={tables}
          read={(table) => seatsOf(table).largest}
          onCommit={(largest) => set({ largest, ...lower(tables, largest) })}
        />
        <label>
          <span>{t('plan.booking.area')}</span>
          <TextInput
            value={common(tables, ({ area }) => area)}
            list={areas}
            maxLength={floorBounds.areaLength}
            onCommit={(area) => set({ area: area.trim() })}
          />
          <datalist id={areas}>
            {areasOf(document).map((area) => (
              <option key={area} value={area} />
            ))}
          </datalist>
        </label>
        <label>
          <span>{t('plan.booking.audience')}</span>
          <select
            value={common(tables, ({ audience }) => audience) ?? ''}
            onChange={(event) => set({ audience: event.target.value as TableAudience })}
          >
            {common(tables, ({ audience }) => audience) === undefined && (
              <option value="">{t('plan.booking.differs')}</option>
            )}
            {tableAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {audienceLabel(audience)}
              </option>
            ))}
          </select>
        </label>
        <SizeField
          label={t('plan.booking.priority')}
          tables={tables}
          least={0}
          most={floorBounds.priority}
          read={({ priority }) => priority}
          onCommit={(priority) => set({ priority })}
        />
      </Fields>
      <Hint>{t('plan.booking.priorityHint')}</Hint>
    </Panel>
  );
}

/** Keeps the smallest party at most as large as the largest one, by adjusting the other bound. */
const raise = (tables: readonly Table[], smallest: number): Partial<Booking> =>
  tables.some((table) => seatsOf(table).largest < smallest) ? { largest: smallest } : {};
const lower = (tables: readonly Table[], largest: number): Partial<Booking> =>
  tables.some((table) => seatsOf(table).smallest > largest) ? { smallest: largest === 1 ? 0 : largest } : {};

interface SizeFieldProps {
  label: string;
  tables: readonly Table[];
  read: (table: Table) => number;
  least?: number;
  most?: number;
  onCommit: (value: number) => void;
}

function SizeField({ label, tables, read, least = 1, most = floorBounds.seats, onCommit }: SizeFieldProps) {
  const value = common(tables, read);
  const typed = useTypedValue({
    value: value === undefined ? '' : String(value),
    onCommit: (text) => {
      const figure = Math.round(Number.parseFloat(text));
      if (!Number.isNaN(figure) && figure !== value) onCommit(Math.max(least, Math.min(most, figure)));
    },
  });
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        placeholder={value === undefined ? t('plan.booking.differs') : undefined}
        {...typed}
      />
    </label>
  );
}

interface TextInputProps {
  value: string | undefined;
  list: string;
  maxLength: number;
  onCommit: (text: string) => void;
}

function TextInput({ value, list, maxLength, onCommit }: TextInputProps) {
  const typed = useTypedValue({
    value: value ?? '',
    onCommit: (text) => {
      if (text !== value) onCommit(text);
    },
  });
  const placeholder = value === undefined ? t('plan.booking.differs') : t('plan.booking.areaExample');
  return <input {...typed} list={list} maxLength={maxLength} placeholder={placeholder} autoComplete="off" />;
}
