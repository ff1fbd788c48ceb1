import { addDays } from '@tablewell/shared/zone';
import type { Holiday, ListHolidays } from '../ports';

/** Bounds the cached lists, of some kilobytes each. */
const maxKept = 300;
const dayMs = 86_400_000;

/**
 * Public holidays by `date-holidays`, whose data takes 20 MB and a fifth of a second to load, so it is loaded by the first
 * request.
 */
export function listHolidays(): ListHolidays {
  const kept = new Map<string, readonly Holiday[]>();
  return async (country, year) => {
    const key = `${country} ${year}`;
    const known = kept.get(key);
    if (known) return known;
    const { default: Holidays } = await import('date-holidays');
    const found = new Holidays(country, { types: ['public'] }).getHolidays(year, 'en').map(toHoliday);
    const list = [...new Map(found.map((each) => [`${each.from} ${each.name}`, each])).values()];
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, list);
    return list;
  };
}

/** `date` is local. The time from start to end is only about whole days, because of clock changes. */
function toHoliday({
  name,
  date,
  start,
  end,
}: {
  name: string;
  date: string;
  start: Date;
  end: Date;
}): Holiday {
  const from = date.slice(0, 10);
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  return { name, from, until: addDays(from, days - 1) };
}
