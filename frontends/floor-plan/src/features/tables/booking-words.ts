import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { seatsOf } from '../../model/table';
import type { Table } from '../../model/table';

export const audienceLabels: Readonly<Record<TableAudience, string>> = {
  everyone: 'Online',
  staff: 'In-house only',
  'walk-ins': 'Walk-ins only',
};

/** As they are written on a table. */
const shortLabels: Readonly<Record<TableAudience, string>> = {
  everyone: '',
  staff: 'in-house',
  'walk-ins': 'walk-ins',
};

/** What is unusual about how a table is booked: its sizes if they are not those of its type, and who may have it. */
export function factsOf(table: Table): readonly string[] {
  const facts: string[] = [];
  if (table.smallest !== 0 || table.largest !== 0) facts.push(sizesLabel(seatsOf(table)));
  if (table.audience !== 'everyone') facts.push(shortLabels[table.audience]);
  return facts;
}

/** 2–4, or 4 where there is one size. */
export const sizesLabel = ({ smallest, largest }: { smallest: number; largest: number }): string =>
  smallest === largest ? String(largest) : `${smallest}–${largest}`;
