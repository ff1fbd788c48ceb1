import { Banner, Button, Dialog, SelectField, Stack, Table, space } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { RestaurantClock } from '../../lib/service-day';
import { ColumnMapping } from './column-mapping';
import { guestColumns, type GuestField, guestFields, type ImportedGuest } from './guest-columns';
import { RowIssues } from './row-issues';
import type { ImportPreview } from './use-guest-import';
import { useNameOnlyNotes } from './use-name-only-notes';
import { t } from './texts';

/** Enough rows to see whether the columns were recognized. */
const shownRows = 5;

/** Denser than the guest list: one line per row, and all columns within the dialog's width if there is room. */
const Rows = styled.div`
  table {
    min-width: 0;
    font-size: 0.875rem;
  }
  table :is(th, td) {
    padding: ${space.xs} 0.625rem;
    white-space: nowrap;
  }
  tbody th {
    max-width: 11rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

type Row = ImportedGuest & { line: number };

/** The value of a field as the preview shows it; a dash if there is none. */
function shown<F extends GuestField>(field: F, guest: ImportedGuest, restaurant: RestaurantClock): string {
  const value = guest[field];
  return value === undefined ? '–' : guestColumns[field].show(value, restaurant);
}

const columnsOf = (fields: readonly GuestField[], restaurant: RestaurantClock): Column<Row>[] =>
  fields.map((field) => ({
    key: field,
    header: t(`guests.field.${field}`),
    namesRow: field === 'name',
    numeric: guestColumns[field].numeric ?? false,
    cell: (row) => shown(field, row, restaurant),
  }));

interface ImportPreviewDialogProps {
  /** The file to confirm; undefined if there is none. */
  preview: ImportPreview | undefined;
  restaurantId: string;
  /** The restaurant's clock. */
  restaurant: RestaurantClock;
  onImport: (preview: ImportPreview) => void;
  onClose: () => void;
}

/** A preview of a file of guests: its columns, its first rows and the number of rows, before any of it is sent. */
export const ImportPreviewDialog = ({
  preview,
  restaurantId,
  restaurant,
  onImport,
  onClose,
}: ImportPreviewDialogProps) => (
  <Dialog
    open={preview !== undefined}
    headed
    title={t('guests.import.title', { file: preview?.fileName ?? '' })}
    onClose={onClose}
    actions={
      preview && (
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('guests.import.cancel')}
          </Button>
          <Button onClick={() => onImport(preview)}>
            {t('guests.import.action', { count: preview.guests.length })}
          </Button>
        </>
      )
    }
  >
    {preview && <Preview {...preview} restaurantId={restaurantId} restaurant={restaurant} />}
  </Dialog>
);

function Preview({
  guests,
  issues,
  leftOut,
  columns: read,
  notes: fromFile,
  nameOnly,
  assumedDayFirst,
  choices,
  onChoose,
  restaurantId,
  restaurant,
}: ImportPreview & { restaurantId: string; restaurant: RestaurantClock }) {
  const notes = [...fromFile, ...useNameOnlyNotes(restaurantId, nameOnly)];
  const rows = guests.slice(0, shownRows).map((guest, line) => ({ ...guest, line }));
  const fields = guestFields.filter(
    (each) => !guestColumns[each].onDemand || read.some(({ field }) => field === each),
  );
  const caption =
    guests.length > shownRows
      ? t('guests.import.first', { shown: shownRows, all: guests.length })
      : t('guests.title');
  return (
    <Stack $gap="md">
      <p>
        <strong>{t('guests.import.summary', { guests: guests.length, rows: issues.length })}</strong>
      </p>
      <ColumnMapping columns={read} choices={choices} onChoose={onChoose} />
      {assumedDayFirst !== undefined && (
        <SelectField
          label={t('guests.import.dates')}
          value={assumedDayFirst ? 'day' : 'month'}
          onChange={(event) => onChoose({ ...choices, dayFirst: event.target.value === 'day' })}
        >
          <option value="day">{t('guests.import.dayFirst')}</option>
          <option value="month">{t('guests.import.monthFirst')}</option>
        </SelectField>
      )}
      <Rows>
        <Table
          caption={caption}
          columns={columnsOf(fields, restaurant)}
          rows={rows}
          rowKey={({ line }) => String(line)}
        />
      </Rows>
      {notes.length > 0 && (
        <Banner tone="info" title={t('guests.import.nameOnly')}>
          <RowIssues issues={notes} />
        </Banner>
      )}
      {issues.length > 0 && (
        <Banner tone="warning" title={t('guests.import.willSkip')}>
          <RowIssues issues={issues} />
        </Banner>
      )}
      {leftOut.length > 0 && (
        <Banner tone="warning" title={t('guests.import.leftOut')}>
          <RowIssues issues={leftOut} />
        </Banner>
      )}
    </Stack>
  );
}
