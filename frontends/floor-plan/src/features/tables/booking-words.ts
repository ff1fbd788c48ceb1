import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { seatsOf } from '../../model/table';
import type { Table } from '../../model/table';
import { t } from '../../texts';

export const audienceLabel = (audience: TableAudience): string => t(`plan.audience.${audience}`);

/** The booking fields that differ from the defaults: the sizes, if they are not those of the type, and the audience. */
export function factsOf(table: Table): readonly string[] {
  const facts: string[] = [];
  if (table.smallest !== 0 || table.largest !== 0) facts.push(sizesLabel(seatsOf(table)));
  if (table.audience !== 'everyone') facts.push(t(`plan.audienceShort.${table.audience}`));
  return facts;
}

/** A range of sizes, as in `2–4`, or `4` for a single size. */
const sizesLabel = ({ smallest, largest }: { smallest: number; largest: number }): string =>
  smallest === largest ? String(largest) : `${smallest}–${largest}`;
