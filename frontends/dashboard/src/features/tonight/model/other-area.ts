import { areaKey } from '@tablewell/restaurant-rules/areas';
import type { Party, Table } from '@tablewell/api-client/book';
import { t } from '../texts';

/** The area of a party's table, if its diner asked for another one; otherwise empty. */
export function otherArea(
  { area = '', tables }: Pick<Party, 'area' | 'tables'>,
  all: readonly Pick<Table, 'number' | 'area'>[],
): string {
  if (area === '') return '';
  const elsewhere = all.find(
    (table) => tables.includes(table.number) && areaKey(table.area) !== areaKey(area),
  );
  return elsewhere ? elsewhere.area || t('tonight.row.tables', { tables: elsewhere.number }) : '';
}
