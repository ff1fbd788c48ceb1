import { Stack, VisuallyHidden } from '@tablewell/ui';
import { timeLabel } from '../../../lib/labels';
import type { TimeChoice } from '../../../lib/times';
import { ChipGrid, PeriodName, TimeChip } from './chips';
import { useRoving } from './use-roving';
import { t } from '../../../lib/language';

/** Choices under the names of their operating periods, in the order of the day. */
function byPeriod(choices: readonly TimeChoice[]): [string, TimeChoice[]][] {
  const groups = new Map<string, TimeChoice[]>();
  for (const choice of choices) {
    const period = choice.period ?? '';
    groups.set(period, [...(groups.get(period) ?? []), choice]);
  }
  return [...groups];
}

interface TimeChipsProps {
  /** The day and the party that the times are for: `Saturday, November 28, 2 guests`. */
  label: string;
  choices: readonly TimeChoice[];
  /** The time of the form, if it is on this day. */
  chosen: string;
  onFree: (time: string) => void;
  onFull: (time: string) => void;
}

/** The times of a day as buttons. A fully booked time stays visible and offers alternatives. */
export function TimeChips({ label, choices, chosen, onFree, onFull }: TimeChipsProps) {
  const free = choices.find((choice) => choice.free) ?? choices[0];
  const keys = choices.map(({ time }) => time);
  const { group, tabIndexOf } = useRoving(keys, keys.includes(chosen) ? chosen : free?.time);
  const periods = byPeriod(choices);
  return (
    <Stack role="toolbar" aria-label={t('times.on', { day: label })} $gap="md" {...group}>
      {periods.map(([period, times]) => (
        <div key={period} role="group" aria-label={period || t('times.label')}>
          {(period || periods.length > 1) && <PeriodName aria-hidden>{period}</PeriodName>}
          <ChipGrid>
            {times.map(({ time, free: isFree }) => (
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
