import { floorBounds, floorProblems } from '@tablewell/restaurant-rules/floor-problems';
import type { Floor } from '@tablewell/restaurant-rules/floor';
import type { Document } from './document';
import { repeatedNumbers } from './numbering';
import { shapeFor } from '@tablewell/api-client/floor';
import { seatsOf } from './table';

import { inLocale, t } from '../texts';

/** The tables of a document as the decision core reads them. */
export function floorOf({ plan, combinations }: Document): Floor {
  const numberOf = new Map(plan.map(({ id, number }) => [id, number]));
  return {
    tables: plan.map((table) => ({
      number: table.number,
      type: shapeFor(table.type).kind.key,
      ...seatsOf(table),
      ...(table.area === '' ? {} : { area: table.area }),
      audience: table.audience,
      priority: table.priority,
    })),
    combinations: combinations.map(({ tables, smallest, largest }) => ({
      tables: tables.map((id) => numberOf.get(id) ?? ''),
      smallest,
      largest,
    })),
  };
}

/** The problems that keep a document from being put in service, as texts; empty if there are none. */
export function whyNotBookable(document: Document): readonly string[] {
  const { plan } = document;
  if (plan.length === 0) return [t('plan.problem.noTable')];
  const unnumbered = plan.filter(({ number }) => number.trim() === '').length;
  const repeated = repeatedNumbers(plan);
  const found: string[] = [];
  if (unnumbered > 0) found.push(t('plan.problem.unnumbered', { count: unnumbered }));
  if (repeated.length > 0) found.push(t('plan.warning.repeated', { repeated: listed().format(repeated) }));
  if (found.length > 0) return found;
  const floor = floorOf(document);
  const problems = floorProblems(floor).map(({ field, message }) => {
    const index = /^tables\[(\d+)\]/.exec(field)?.[1];
    const number = index === undefined ? undefined : floor.tables[Number(index)]?.number;
    return number === undefined ? `${message}.` : t('plan.problem.ofTable', { number, message });
  });
  return [...new Set(problems)];
}

const listed = inLocale((locale) => new Intl.ListFormat(locale));

/** The largest number of tables that can be booked by number. */
export const maxTables = floorBounds.tables;
