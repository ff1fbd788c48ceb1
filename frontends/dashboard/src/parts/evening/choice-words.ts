import { minuteMs } from '@tablewell/api-client/book';
import { boundOf, seatingAt, standingOf } from './rank-options';
import type { Stay } from './rank-options';
import type { Holder, TableAsk, TableChange, TableOption } from './table-option';
import { clockAt } from '../../lib/clock';
import { duration } from './labels';
import { t } from './texts';

/** The party that has a table, in words: Ada Lovelace, 4. A diner who is just booking online has no name yet. */
const holderWords = ({ id, name, size }: Holder): string =>
  id === '' ? t('evening.choice.onlineNow') : t('evening.choice.party', { name, size });

/** The state of a table that can be had: free, or until when. */
export function freeWords(option: TableOption, zone: string): string {
  const bound = boundOf(option);
  if (bound === undefined) return t('evening.choice.free');
  const time = clockAt(bound, zone);
  return option.next && bound === option.next.from
    ? t('evening.choice.untilParty', { time, party: holderWords(option.next) })
    : t('evening.choice.untilBlock', { time });
}

/** What becomes of a party: it moves, or has no table, which weighs less the later it is. */
function changeWords({ name, size, startsAt, to, isHere, minutesLate }: TableChange, zone: string): string {
  const party = { name, size, time: clockAt(startsAt, zone) };
  if (to.length > 0) return t('evening.choice.moves', { ...party, tables: to.join(' + ') });
  if (isHere) return t('evening.choice.withoutHere', party);
  return minutesLate === undefined
    ? t('evening.choice.without', party)
    : t('evening.choice.withoutLate', { ...party, duration: duration(minutesLate) });
}

/** The objections to a table, one sentence for each. */
export function costWords(option: TableOption, ask: TableAsk, stay: Stay, zone: string): readonly string[] {
  const { takenBy, next, displaced, blockedFrom, blockReason, seats, fit } = option;
  const { until } = seatingAt(option, ask, stay);
  const words: string[] = [];
  if (fit === 'too-small') words.push(t('evening.choice.tooSmall', { seats }));
  if (blockedFrom !== undefined && until === undefined)
    words.push(
      [t('evening.choice.blocked', { time: clockAt(blockedFrom, zone) }), blockReason]
        .filter(Boolean)
        .join(' · '),
    );
  if (until !== undefined) {
    words.push(
      t('evening.choice.short', {
        time: clockAt(until, zone),
        duration: duration(Math.floor((until - ask.from) / minuteMs)),
      }),
    );
    return words;
  }
  for (const change of displaced) words.push(changeWords(change, zone));
  const told = new Set(displaced.map(({ id }) => id));
  for (const holder of [takenBy, next])
    if (holder && !told.has(holder.id))
      words.push(t('evening.choice.has', { party: holderWords(holder), time: clockAt(holder.from, zone) }));
  return words;
}

/** Says which party has a table, and when the table is expected to be free. */
function takenWords({ takenBy, freeFrom }: TableOption, zone: string): string {
  if (!takenBy?.isSeated) return t('evening.choice.onlineNow');
  const party = holderWords(takenBy);
  return freeFrom === undefined
    ? t('evening.choice.sits', { party })
    : t('evening.choice.sitsUntil', { party, time: clockAt(freeFrom, zone) });
}

/** The state of an option in a line. */
export function stateWords(option: TableOption, ask: TableAsk, stay: Stay, zone: string): string {
  switch (standingOf(option, ask, stay)) {
    case 'free':
      return freeWords(option, zone);
    case 'costs':
      return costWords(option, ask, stay, zone).join(' ');
    case 'taken':
      return takenWords(option, zone);
  }
}
