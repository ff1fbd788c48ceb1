import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import { availabilityOf } from '../../../api/get-availability';
import type { OfferedDays } from '../../../api/types';
import { TellMe } from '../../../components/tell-me';
import { useResource } from '../../../components/use-resource';
import { shortDay } from '../../../lib/days';
import { dateOfStart } from '../../../lib/evening';
import { guestsInText, timeLabel } from '../../../lib/labels';
import { t } from '../../../lib/language';
import { nearestFree } from '../../../lib/times';
import type { TimeChoice } from '../../../lib/times';

/** A fully booked time that the diner selected. */
interface FullTimeQuery {
  restaurantId: string;
  date: string;
  time: string;
  guests: number;
  /** The area that the diner chose; absent: anywhere. */
  area?: string | undefined;
  /** The dates are evenings. */
  evening: boolean;
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

/**
 * Whether a time is free on another day, or in another area; undefined until it is known. Fetches nothing without
 * either.
 */
function useIsFree(
  { restaurantId, time, guests, evening, ...query }: FullTimeQuery,
  other: { readonly date?: string | undefined; readonly area?: string | undefined },
): boolean | undefined {
  const isAsked = Boolean(other.date ?? other.area);
  const { date, area } = { ...query, ...other, date: other.date ?? query.date };
  const { data, error } = useResource(
    isAsked ? availabilityOf({ restaurantId, date, guests, area, evening }) : undefined,
  );
  if (data) return data.times.some((start) => start.time === time && start.available);
  return error || !isAsked ? false : undefined;
}

export interface FullTimeProps {
  query: FullTimeQuery;
  choices: readonly TimeChoice[];
  days: OfferedDays['days'];
  /** The restaurant's other areas. */
  areas: readonly string[];
  /** When evenings end (HH:MM); empty: at midnight. */
  turnsAt: string;
  onChoose: (date: string, time: string, area?: string) => void;
}

/** The alternatives to a fully booked time: the nearest free times of that day, the same time in other areas and on other days. */
export function FullTime({ query, choices, days, areas, turnsAt, onChoose }: FullTimeProps) {
  const { date, time, guests } = query;
  const dayOf = (day: string) => shortDay(dateOfStart(day, time, turnsAt));
  const nearest = nearestFree(choices, { date: dateOfStart(date, time, turnsAt), time });
  const others = nearestOpenDays(days, date);
  // At most three, so that each has its own hook.
  const onDays = [
    useIsFree(query, { date: others[0] }),
    useIsFree(query, { date: others[1] }),
    useIsFree(query, { date: others[2] }),
  ];
  const inAreas = [
    useIsFree(query, { area: areas[0] }),
    useIsFree(query, { area: areas[1] }),
    useIsFree(query, { area: areas[2] }),
  ];
  const free = [...onDays, ...inAreas];
  const onOthers = others.filter((_, index) => onDays[index]);
  const inOthers = areas.filter((_, index) => inAreas[index]);
  return (
    <Banner tone="info" role="status" aria-busy={free.includes(undefined)}>
      <Stack $gap="sm">
        <p>{t('times.full', { time: timeLabel(time), day: dayOf(date), guests: guestsInText(guests) })}</p>
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
        {inOthers.length > 0 && (
          <div>
            <p>{t('times.freeElsewhere', { time: timeLabel(time) })}</p>
            <Inline $gap="xs">
              {inOthers.map((area) => (
                <Button key={area} variant="secondary" onClick={() => onChoose(date, time, area)}>
                  {area}
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
                  {dayOf(other)}
                </Button>
              ))}
            </Inline>
          </div>
        )}
        {nearest.length + inOthers.length + onOthers.length === 0 && !free.includes(undefined) && (
          <p>{t('times.none')}</p>
        )}
        {/* A change is by days of the calendar: its party has a table. */}
        {query.evening && <TellMe query={query} date={dateOfStart(date, time, turnsAt)} />}
      </Stack>
    </Banner>
  );
}
