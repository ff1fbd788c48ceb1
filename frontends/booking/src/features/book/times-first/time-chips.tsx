import { useState } from 'react';
import { firstHour, hoursOf, shownGroups } from '@tablewell/federation';
import { Inline, Stack, touchTarget } from '@tablewell/ui';
import { optional } from '../../../components/optional';
import { longDay, shortDay } from '../../../lib/days';
import { timeLabel } from '../../../lib/labels';
import type { LocalTime } from '../../../lib/local-time';
import type { TimeChoice } from '../../../lib/times';
import { ChipGrid, PartName, PeriodName, TimeChip } from './chips';
import { useRoving } from './use-roving';
import { t } from '../../../lib/language';

// Most days are short.
const AroundField = optional(async () => (await import('../rarely')).AroundField);

/** As high as the choice of an hour. */
const tall = { minHeight: touchTarget };

interface TimeChipsProps {
  /** The day and the party that the times are for: `Saturday, November 28, 2 guests`. */
  label: string;
  /** YYYY-MM-DD: times after midnight have the next date. */
  date: string;
  choices: readonly TimeChoice[];
  /** The time of the form, if it is on this day. */
  chosen: string;
  /** The restaurant confirms each reservation: no time is free for sure. */
  isRequest: boolean;
  onFree: (time: string) => void;
  onFull: (time: string) => void;
}

/** The times of a day as buttons, around an hour if there are many. A fully booked time stays visible and offers alternatives. */
export function TimeChips({ label, date, choices, chosen, isRequest, onFree, onFull }: TimeChipsProps) {
  // A tap on a time moves nothing; a time that was chosen elsewhere is shown.
  const [picked, setPicked] = useState<{ hour: LocalTime; chosen: string }>();
  const hours = hoursOf(choices);
  const isLong = hours.length > 0;
  const hour = picked?.chosen === chosen ? picked.hour : firstHour(choices, date, chosen);
  const groups = shownGroups(choices, date, hour);
  const shown = groups.flatMap(({ times }) => times);
  const preferred = shown.find(({ time }) => time === chosen) ?? shown.find(({ free }) => free) ?? shown[0];
  const { group, tabIndexOf } = useRoving(
    shown.map(({ time }) => time),
    preferred?.time,
  );
  const headingOf = (each: { date: string; period: string }) =>
    each.date === date ? each.period : t('times.afterMidnight', { day: longDay(each.date) });
  return (
    <Stack $gap="sm">
      <Inline $gap="xs" style={isLong ? tall : undefined}>
        <PartName>{t('times.on', { day: (isLong ? shortDay : longDay)(date) })}</PartName>
        {isLong && (
          <AroundField hours={hours} hour={hour} onHour={(next) => setPicked({ hour: next, chosen })} />
        )}
      </Inline>
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
                  aria-label={isFree && !isRequest ? t('times.isFree', { time: timeLabel(time) }) : undefined}
                  aria-pressed={isFree ? time === chosen : undefined}
                  onClick={() => {
                    if (!isFree) return onFull(time);
                    setPicked({ hour, chosen: time });
                    onFree(time);
                  }}
                >
                  {timeLabel(time)}
                  {!isFree && <small>{t('days.full')}</small>}
                </TimeChip>
              ))}
            </ChipGrid>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}
