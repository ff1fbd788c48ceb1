import { clockMinutes, clockText } from '@tablewell/shared/calendar';
import type { Evening } from '@tablewell/api-client/book';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { clock } from '../../../lib/language';
import type { BlockDraft } from '../api/blocks';
import { t } from '../texts';

const maxDates = 31;
export const longestReason = 120;

type BlockScope = 'tables' | 'area' | 'everything';

/** The values that the user entered. */
export interface BlockValues {
  readonly what: BlockScope;
  readonly tables: readonly string[];
  readonly area: string;
  /** HH:MM. An end at or before the start is on the next day, until 5 AM. */
  readonly from: string;
  readonly until: string;
  /** The first and the last date. */
  readonly first: string;
  readonly last: string;
  readonly reason: string;
}

/** A period that is chosen by one tap. */
interface BlockPreset {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly until: string;
}

const dayMinutes = 24 * 60;
/** When a night ends: 5 AM. */
const endOfNight = 5 * 60;

const clockOf = (minute: number): string => clockText(minute % dayMinutes);

/** The periods to choose from: for today, those from now on; for another day, its evening or the whole day. */
export function presetsFor({ date, timezone }: Evening, now: number): readonly BlockPreset[] {
  const local = localTimeOf(now, timezone);
  const allDay = { id: 'day', label: t('tonight.block.allDay'), from: '00:00', until: '00:00' };
  if (local.date !== date)
    return [
      { id: 'evening', label: t('tonight.block.evening'), from: '17:00', until: clockOf(endOfNight) },
      allDay,
    ];
  const start = Math.floor(local.minute / 15) * 15;
  const from = clockOf(start);
  const hours = [1, 2].map((count) => ({
    id: `${count}h`,
    label: t('tonight.block.hours', { count }),
    from,
    until: clockOf(start + count * 60),
  }));
  return [
    ...hours,
    { id: 'night', label: t('tonight.block.tonight'), from, until: clockOf(endOfNight) },
    allDay,
  ];
}

/** The initial values of the form: for a table that was tapped, or for tables still to be chosen. */
export function freshValues(evening: Evening, now: number, table: string | undefined): BlockValues {
  const presets = presetsFor(evening, now);
  const { from, until } = presets.find(({ id }) => id === 'night') ?? presets[0] ?? { from: '', until: '' };
  return {
    what: evening.tables.length > 0 ? 'tables' : 'everything',
    tables: table === undefined ? [] : [table],
    area: areasOf(evening)[0] ?? '',
    from,
    until,
    first: evening.date,
    last: evening.date,
    reason: '',
  };
}

/** The areas that have tables. */
export const areasOf = ({ tables }: Evening): readonly string[] => [
  ...new Set(tables.flatMap(({ area }) => area || [])),
];

export type BlockErrors = Partial<Record<'tables' | 'from' | 'until' | 'first' | 'last', string>>;

/** The problems of the values, by field. */
export function problemsOf(values: BlockValues): BlockErrors {
  const [from, until] = [clockMinutes(values.from), clockMinutes(values.until)];
  return {
    ...(values.what === 'tables' && values.tables.length === 0
      ? { tables: t('tonight.block.chooseTables') }
      : {}),
    ...(from === undefined ? { from: t('tonight.block.enterTime') } : {}),
    ...(until === undefined ? { until: t('tonight.block.enterTime') } : {}),
    ...(from !== undefined && until !== undefined && endOf(from, until) > dayMinutes + endOfNight
      ? { until: t('tonight.block.endTooEarly', { latest: clock.label(endOfNight) }) }
      : {}),
    ...(values.first === '' ? { first: t('tonight.block.enterDate') } : {}),
    ...(values.last < values.first ? { last: t('tonight.block.lastTooEarly') } : {}),
    ...(values.first !== '' && values.last >= addDays(values.first, maxDates)
      ? { last: t('tonight.block.tooMany', { maxDates }) }
      : {}),
  };
}

/** The draft of valid values; undefined while something is invalid. */
export function draftOf(values: BlockValues): BlockDraft | undefined {
  const [from, until] = [clockMinutes(values.from), clockMinutes(values.until)];
  if (from === undefined || until === undefined || Object.keys(problemsOf(values)).length > 0)
    return undefined;
  const dates: string[] = [];
  for (let date = values.first; date <= values.last; date = addDays(date, 1)) dates.push(date);
  return {
    dates,
    fromMinute: from,
    untilMinute: endOf(from, until),
    tables: values.what === 'tables' ? values.tables : [],
    area: values.what === 'area' ? values.area : '',
    reason: values.reason,
  };
}

const endOf = (from: number, until: number): number => (until > from ? until : until + dayMinutes);

/** Whether the end is on the next day. Midnight is the end of the day itself. */
export const endsNextDay = ({ from, until }: BlockValues): boolean =>
  from !== '' && until !== '' && until <= from && until !== '00:00';
