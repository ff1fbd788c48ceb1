import type { Party, Table } from '@tablewell/api-client/book';

/** Whether a table has the size for a party of the waitlist, and is in an area that it asked for. */
export function suits(
  { seats, smallest = 1, area = '' }: Pick<Table, 'seats'> & Partial<Pick<Table, 'smallest' | 'area'>>,
  { size, wait }: Pick<Party, 'size' | 'wait'>,
): boolean {
  const { areas = [] } = wait ?? {};
  return smallest <= size && size <= seats && (areas.length === 0 || areas.includes(area));
}
