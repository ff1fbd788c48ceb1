import { useEffect, useRef } from 'react';
import { Button, Inline, VisuallyHidden, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { dayOfMonth, shortWeekday } from '../../../lib/days';
import { PartName, chipStyle } from './chips';
import type { DayState } from './use-days';
import { useRoving } from './use-roving';
import { isRightToLeft, t } from '../../../lib/language';
import { dayInWords } from './day-in-words';

/** The words of the button stand on the edge of the column, and not the space around them. */
const atEnd = { marginInlineEnd: '-1rem' };

/** Scrolls sideways on a phone. The padding leaves room for the buttons' focus rings. */
const Strip = styled.div`
  position: relative;
  display: flex;
  gap: ${space.xs};
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
`;

const Day = styled.button`
  ${chipStyle}
  flex: 1 0 3.75rem;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 4.75rem;
  padding: ${space.xs} ${space.xxs};
  font-size: 0.8125rem;
  b {
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  small {
    min-height: 1.25em;
    font-size: 0.75rem;
  }
  &[data-off='closed'] b {
    text-decoration: line-through;
    text-decoration-color: ${color.control};
    font-weight: 500;
  }
`;

/** The text under a day on which no table is left. */
function wordOf(state: DayState): string {
  if (state === 'full') return t('days.full');
  return state === 'closed' ? t('days.closed') : '';
}

interface DayStripProps {
  days: readonly { date: string; state: DayState }[];
  today: string;
  /** The date whose times are shown. */
  shown: string | undefined;
  calendarOpen: boolean;
  onDay: (date: string) => void;
  onCalendar: () => void;
}

/** The next days beside each other: open, full and closed ones, and a button for later ones. */
export function DayStrip({ days, today, shown, calendarOpen, onDay, onCalendar }: DayStripProps) {
  const keys = ['calendar', ...days.map(({ date }) => date)];
  // The tab stop is always inside the scroller, which otherwise could not be scrolled by keyboard.
  const preferred = days.find(({ date }) => date === shown) ?? days[0];
  const { group, tabIndexOf } = useRoving(keys, preferred?.date);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the strip only, not the page.
    const day = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!day || !strip.current) return;
    const [own, all] = [day.getBoundingClientRect(), strip.current.getBoundingClientRect()];
    strip.current.scrollLeft += isRightToLeft() ? own.right - all.right + 60 : own.left - all.left - 60;
  }, [shown]);
  return (
    <div role="toolbar" aria-label={t('days.label')} {...group}>
      <Inline $justify="between">
        <PartName>{t('days.choose')}</PartName>
        <Button
          variant="quiet"
          style={atEnd}
          data-key="calendar"
          tabIndex={tabIndexOf('calendar')}
          aria-expanded={calendarOpen}
          onClick={onCalendar}
        >
          {t('days.calendar')}
        </Button>
      </Inline>
      <Strip ref={strip}>
        {days.map(({ date, state }) => {
          const word = wordOf(state);
          return (
            <Day
              key={date}
              type="button"
              data-key={date}
              data-off={word ? state : undefined}
              tabIndex={tabIndexOf(date)}
              aria-pressed={date === shown}
              aria-disabled={state === 'closed' || undefined}
              onClick={() => onDay(date)}
            >
              <span aria-hidden>{date === today ? t('days.today') : shortWeekday(date)}</span>
              <b aria-hidden>{dayOfMonth(date)}</b>
              <small aria-hidden>{word}</small>
              <VisuallyHidden>{dayInWords(date, state)}</VisuallyHidden>
            </Day>
          );
        })}
      </Strip>
    </div>
  );
}
