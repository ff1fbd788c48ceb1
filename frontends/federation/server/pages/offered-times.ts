import { firstHour, hoursOf, shownGroups } from '../../src/shown-times';
import { escapeHtml } from '../html';
import type { OfferedDaysView } from '../offered-days';
import type { PageLanguage } from '../page-language';
import { periodName } from './period-name';

type Times = NonNullable<OfferedDaysView['first']>;

/**
 * The days and the times of the first open one, as the page's code shows them: readable before it runs, and in the same
 * place. Empty if no time is left.
 */
export function offeredTimes(
  { days, first, guests, timezone }: OfferedDaysView,
  language: PageLanguage,
  now: Date,
): string {
  if (!first) return '';
  const { t } = language;
  const times = timesOf(first, language, now);
  if (times === '') return '';
  return [
    `<section class="table"><h2>${escapeHtml(t('form.table'))}</h2>`,
    `<p class="part">${escapeHtml(t('days.choose'))}</p>`,
    `<ol class="days">${days.map((day) => dayOf(day, first.date, localDate(now, timezone), language)).join('')}</ol>`,
    `<p class="part size">${escapeHtml(t('field.partySize'))}</p>`,
    `<p class="size">${escapeHtml(t('guests', { count: guests }))}</p>`,
    `${times}</section>`,
  ].join('\n');
}

/** Today at the restaurant. */
const localDate = (now: Date, timeZone: string): string => now.toLocaleDateString('sv-SE', { timeZone });

function dayOf(
  { date, state }: OfferedDaysView['days'][number],
  shown: string,
  today: string,
  { t, formats }: PageLanguage,
): string {
  const name = date === today ? t('days.today') : formats.weekday(date, 'short');
  const word = state === 'full' ? t('days.full') : state === 'closed' ? t('days.closed') : '';
  const kind = date === shown ? ' class="on"' : word ? ' class="off"' : '';
  const number = Number(date.slice(8));
  return `<li${kind}>${escapeHtml(name)} <b>${number}</b> <small>${escapeHtml(word)}</small></li>`;
}

function timesOf({ date, times }: Times, { t, formats }: PageLanguage, now: Date): string {
  const coming = times
    .filter(({ reservation_time: at }) => new Date(at) >= now)
    .map(({ time, date: own = date, period, available }) => ({
      ...{ time, date: own, free: available },
      period: periodName(period, t),
    }));
  if (coming.length === 0) return '';
  const isLong = hoursOf(coming).length > 0;
  const day = isLong ? formats.shortDay(date) : formats.longDay(date);
  const groups = shownGroups(coming, date, firstHour(coming, date, '')).map((group) => {
    const heading =
      group.date === date ? group.period : t('times.afterMidnight', { day: formats.longDay(group.date) });
    const chips = group.times.map(({ time, free }) =>
      free
        ? `<li>${escapeHtml(formats.time(time))}</li>`
        : `<li class="off">${escapeHtml(formats.time(time))} <small>${escapeHtml(t('days.full'))}</small></li>`,
    );
    return `${heading ? `<p class="period">${escapeHtml(heading)}</p>` : ''}<ul class="times">${chips.join('')}</ul>`;
  });
  const part = `<p class="part${isLong ? ' long' : ''}">${escapeHtml(t('times.on', { day }))}</p>`;
  return part + groups.join('');
}
