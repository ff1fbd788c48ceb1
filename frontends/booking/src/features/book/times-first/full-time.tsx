import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import { availabilityOf } from '../../../api/get-availability';
import type { OfferedDays } from '../../../api/types';
import { useResource } from '../../../components/use-resource';
import { shortDay } from '../../../lib/days';
import { guestsInText, timeLabel } from '../../../lib/labels';
import { t } from '../../../lib/language';
import { nearestFree } from '../../../lib/times';
import type { TimeChoice } from '../../../lib/times';

/** A fully booked time that the diner selected. */
export interface FullTimeAsk {
  restaurantId: string;
  date: string;
  time: string;
  guests: number;
}

/** The open days nearest to a date, at most three. */
export function nearestOpenDays(days: OfferedDays['days'], date: string, count = 3): string[] {
  const distance = (other: string): number =>
    Math.abs(Date.parse(other) - Date.parse(date)) - (other > date ? 1 : 0);
  return days
    .filter((day) => day.state === 'open' && day.date !== date)
    .map((day) => day.date)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort();
}

/** Whether a time of another day is free; undefined until it is known. Without a date nothing is fetched. */
function useIsFree(
  { restaurantId, time, guests }: FullTimeAsk,
  date: string | undefined,
): boolean | undefined {
  const { data, error } = useResource(date ? availabilityOf({ restaurantId, date, guests }) : undefined);
  if (data) return data.times.some((start) => start.time === time && start.available);
  return error || !date ? false : undefined;
}

export interface FullTimeProps {
  ask: FullTimeAsk;
  choices: readonly TimeChoice[];
  days: OfferedDays['days'];
  onChoose: (date: string, time: string) => void;
}

/** The alternatives to a fully booked time: the nearest free times of that day, and the same time on other days. */
export function FullTime({ ask, choices, days, onChoose }: FullTimeProps) {
  const { date, time, guests } = ask;
  const nearest = nearestFree(choices, time);
  const others = nearestOpenDays(days, date);
  // Three at most, so that each has its own place among the hooks.
  const free = [useIsFree(ask, others[0]), useIsFree(ask, others[1]), useIsFree(ask, others[2])];
  const onOthers = others.filter((_, index) => free[index]);
  return (
    <Banner tone="info" role="status" aria-busy={free.includes(undefined)}>
      <Stack $gap="sm">
        <p>{t('times.full', { time: timeLabel(time), day: shortDay(date), guests: guestsInText(guests) })}</p>
        {nearest.length > 0 && (
          <div>
            <p>{t('times.freeThatDay')}</p>
            <Inline $gap="xs">
              {nearest.map((choice) => (
                <Button key={choice.time} variant="secondary" onClick={() => onChoose(date, choice.time)}>
                  {timeLabel(choice.time)}
                </Button>
              ))}
            </Inline>
          </div>
        )}
        {onOthers.length > 0 && (
          <div>
            <p>{t('times.freeAt', { time: timeLabel(time) })}</p>
            <Inline $gap="xs">
              {onOthers.map((other) => (
                <Button key={other} variant="secondary" onClick={() => onChoose(other, time)}>
                  {shortDay(other)}
                </Button>
              ))}
            </Inline>
          </div>
        )}
        {nearest.length === 0 && onOthers.length === 0 && !free.includes(undefined) && (
          <p>{t('times.none')}</p>
        )}
      </Stack>
    </Banner>
  );
}
