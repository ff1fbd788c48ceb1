import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import { Stack, VisuallyHidden, color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import { availabilityKey } from '../../../api/get-availability';
import type { Availability, Restaurant } from '../../../api/types';
import { notifyClosed } from '../../../components/failure';
import { useResources } from '../../../components/use-resource';
import { optional } from '../../../components/optional';
import type { OfferedTimes } from '../../../components/use-offered-times';
import { datesFrom, longDay } from '../../../lib/days';
import { dateOfStart } from '../../../lib/evening';
import { partySizeOf } from '../../../lib/form-values';
import type { DateRules, FormValues, ReservationForm } from '../../../lib/form-values';
import { guestsLabel, timeLabel } from '../../../lib/labels';
import { choicesFromAvailability, choosable } from '../../../lib/times';
import type { TimeChoice } from '../../../lib/times';
import { DayStrip } from './day-strip';
import { TimeChips } from './time-chips';
import { shownDays, stateOf, useNextDays } from './use-days';
import { t } from '../../../lib/language';

// Most restaurants have no areas.
const AreaField = optional(async () => (await import('../rarely')).AreaField);

// Most diners choose a free time, so the alternatives to a full one are loaded on demand.
const FullTime = optional(async () => (await import('./full-time')).FullTime);

// Most dates are among the next days, so the calendar is loaded on demand, too; without it the date field still works.
const Calendar = optional(async () => (await import('./calendar')).Calendar);

/** As high as the buttons of an evening, so that little moves when they have loaded. */
const Waiting = styled.div`
  min-height: 9.5rem;
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

interface TimesFirstInput {
  form: ReservationForm;
  restaurant: Pick<Restaurant, 'id'>;
  dates: DateRules;
  /** The party size that the times are for. */
  guests: number;
  /** The chosen area; undefined: anywhere. */
  area: string | undefined;
  /** The areas that the party may choose. */
  areas: readonly string[];
  /** The times of the form's date. */
  offered: OfferedTimes;
  /** Updates the form for a new date: the change form also clears the time. */
  onDate: (date: string) => Partial<FormValues>;
  /** Called when the chosen time is chosen again. */
  onSame?: () => void;
  /** When evenings end (HH:MM), if the dates are evenings and not those of the calendar. */
  turnsAt?: string;
  /** The party is larger than every table, and may ask for one at any time. */
  isBeyond: boolean;
  /** The restaurant answers each reservation of this party. */
  isRequest: boolean;
}

/** The shortcuts that fill the table's fields in one tap: the days above the party size, the area beside it, and the times below. */
export function useTimesFirst({
  form,
  restaurant,
  dates,
  guests,
  area,
  areas,
  offered,
  isBeyond,
  isRequest,
  turnsAt,
  onDate,
  onSame,
}: TimesFirstInput): {
  days: ReactNode;
  area: ReactNode;
  times: ReactNode;
} {
  const { values, change } = form;
  const resources = useResources();
  const evening = turnsAt !== undefined;
  const next = useNextDays(restaurant, guests, area, evening);
  const [calendarOpen, setCalendarOpen] = useState(false);
  const [wanted, setWanted] = useState<{ date: string; time: string }>();
  const [announcement, setAnnouncement] = useState('');

  const inWindow = values.date >= dates.first && values.date <= dates.last;
  const shown = inWindow ? values.date : next.firstOpen;
  const known = choicesOf(inWindow ? offered : undefined, next.first, shown);
  const choices = isBeyond ? choosable(known, undefined) : known;
  // The last start of the day has passed since the days were loaded.
  const isOver = !inWindow && next.first?.date === shown && known.length === 0;
  useEffect(() => {
    if (isOver) resources.invalidate(availabilityKey(restaurant.id));
  }, [resources, restaurant.id, isOver]);
  const party = guestsLabel(isBeyond ? partySizeOf(values) : inWindow ? guests : next.guests);
  const label = shown ? t('times.for', { day: longDay(shown), guests: party }) : '';
  const dayOf = (date: string) => {
    const state = stateOf(next.days, date, dates);
    return { date, state: isBeyond && state === 'full' ? 'unknown' : state } as const;
  };

  function pickDay(date: string): void {
    if (stateOf(next.days, date, dates) === 'closed') {
      notifyClosed();
      return;
    }
    setWanted(undefined);
    change(onDate(date));
  }
  function pickTime(date: string, time: string, elsewhere = values.area): void {
    setWanted(undefined);
    if (date === values.date && time === values.time) onSame?.();
    change({ date, time, area: elsewhere });
    const day = longDay(dateOfStart(date, time, turnsAt ?? ''));
    setAnnouncement(t('times.chosen', { day, time: timeLabel(time), guests: party }));
    form.ref.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }
  function closeCalendar(): void {
    setCalendarOpen(false);
    form.ref.current?.querySelector<HTMLElement>('[data-key="calendar"]')?.focus();
  }

  const strip = datesFrom(dates.first, shownDays).filter((date) => date <= dates.last);
  const isWantedFull =
    wanted !== undefined &&
    wanted.date === shown &&
    choices.some(({ time, free }) => time === wanted.time && !free);
  return {
    days: (
      <Stack $gap="sm">
        <DayStrip
          days={strip.map(dayOf)}
          today={dates.today}
          shown={shown}
          calendarOpen={calendarOpen}
          onDay={pickDay}
          onCalendar={() => setCalendarOpen(!calendarOpen)}
        />
        {calendarOpen && (
          <Calendar
            restaurantId={restaurant.id}
            guests={guests}
            area={area}
            evening={evening}
            rules={dates}
            shown={shown}
            onDay={(date) => {
              pickDay(date);
              closeCalendar();
            }}
            onClose={closeCalendar}
          />
        )}
      </Stack>
    ),
    area: areas[0] && <AreaField form={form} areas={areas} area={area} />,
    times: (
      <>
        {shown && choices.length > 0 && (
          <Stack $gap="sm">
            <TimeChips
              key={shown}
              label={label}
              date={shown}
              choices={choices}
              chosen={values.date === shown ? values.time : ''}
              isRequest={isRequest}
              onFree={(time) => pickTime(shown, time)}
              onFull={(time) => setWanted({ date: shown, time })}
            />
            {isWantedFull && (
              <FullTime
                query={{ restaurantId: restaurant.id, guests, area, evening, ...wanted }}
                turnsAt={turnsAt ?? ''}
                choices={choices}
                days={next.days}
                areas={area ? areas.filter((other) => other !== area) : []}
                onChoose={pickTime}
              />
            )}
          </Stack>
        )}
        {choices.length === 0 && (next.loading || offered.kind === 'loading') && <Waiting aria-hidden />}
        <VisuallyHidden role="status">{values.time && announcement}</VisuallyHidden>
      </>
    ),
  };
}

/** The choices of the day that is shown: the form's, or those that were loaded with the days. */
function choicesOf(
  offered: OfferedTimes | undefined,
  first: Availability | undefined,
  shown: string | undefined,
): readonly TimeChoice[] {
  // The times of the days stay until the form's have loaded, so that nothing moves under the finger.
  const isKnown = first && first.date === shown && (!offered || offered.kind === 'loading');
  return isKnown ? choicesFromAvailability(first, new Date(serverNow())) : (offered?.choices ?? []);
}
