import { Stack, VisuallyHidden } from '@tablewell/ui';
import { longDay } from '../../../lib/days';
import { timeLabel } from '../../../lib/labels';
import type { TimeChoice } from '../../../lib/times';
import { ChipGrid, PeriodName, TimeChip } from './chips';
import { type TimeGroup, groupsOf } from './groups';
import { useRoving } from './use-roving';
import { t } from '../../../lib/language';

interface TimeChipsProps {
  /** The day and the party that the times are for: `Saturday, November 28, 2 guests`. */
  label: string;
  /** YYYY-MM-DD: times after midnight have the next date. */
  date: string;
  choices: readonly TimeChoice[];
  /** The time of the form, if it is on this day. */
  chosen: string;
  onFree: (time: string) => void;
  onFull: (time: string) => void;
}

/** The times of a day as buttons. A fully booked time stays visible and offers alternatives. */
export function TimeChips({ label, date, choices, chosen, onFree, onFull }: TimeChipsProps) {
  const free = choices.find((choice) => choice.free) ?? choices[0];
  const keys = choices.map(({ time }) => time);
  const { group, tabIndexOf } = useRoving(keys, keys.includes(chosen) ? chosen : free?.time);
  const groups = groupsOf(choices);
  const hasPeriods = groups.some(({ period }) => period !== groups[0]?.period);
  const headingOf = (group: TimeGroup) => {
    if (group.date !== date) return t('times.afterMidnight', { day: longDay(group.date) });
    return hasPeriods ? group.period : '';
  };
  return (
    <Stack role="toolbar" aria-label={t('times.on', { day: label })} $gap="md" {...group}>
      {groups.map((each) => (
        <div key={each.date + each.period} role="group" aria-label={headingOf(each) || t('times.label')}>
          {headingOf(each) && <PeriodName aria-hidden>{headingOf(each)}</PeriodName>}
          <ChipGrid>
            {each.times.map(({ time, free: isFree }) => (
              <TimeChip
                key={time}
                type="button"
                data-key={time}
                data-off={isFree ? undefined : 'full'}
                tabIndex={tabIndexOf(time)}
                aria-pressed={isFree ? time === chosen : undefined}
                onClick={() => (isFree ? onFree(time) : onFull(time))}
              >
                {isFree ? (
                  <>
                    <span aria-hidden>{timeLabel(time)}</span>
                    <VisuallyHidden>{t('times.isFree', { time: timeLabel(time) })}</VisuallyHidden>
                  </>
                ) : (
                  <>
                    {timeLabel(time)}
                    <small>{t('days.full')}</small>
                  </>
                )}
              </TimeChip>
            ))}
          </ChipGrid>
        </div>
      ))}
    </Stack>
  );
}
