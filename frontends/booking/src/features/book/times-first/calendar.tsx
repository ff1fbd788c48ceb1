import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, VisuallyHidden, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { daysOf } from '../../../api/get-days';
import { useResource } from '../../../components/use-resource';
import { dayOfMonth, daysLater } from '../../../lib/days';
import { dayInWeek, monthGrid, monthLabel } from '../../../lib/month';
import type { DateRules } from '../../../lib/form-values';
import { monthsLater } from '../../../lib/local-time';
import { chipStyle } from './chips';
import { stateOf } from './use-days';
import { formats, isRightToLeft, t } from '../../../lib/language';
import { dayInWords } from './day-in-words';

const Frame = styled.div`
  padding: ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  p {
    margin: 0;
    font-weight: 600;
    text-align: center;
  }
`;

const Month = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  th {
    padding: ${space.xxs} 0;
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 500;
  }
  td {
    padding: 0;
  }
`;

const Cell = styled.button`
  ${chipStyle}
  width: 100%;
  min-height: 3rem;
  padding: 0;
  border-color: transparent;
  font-variant-numeric: tabular-nums;
  small {
    display: block;
    font-size: 0.6875rem;
  }
  &[data-off] {
    border-color: transparent;
  }
  &[data-off='closed'] {
    text-decoration: line-through;
  }
  &[data-off='out'] {
    font-size: 0.875rem;
  }
`;

export interface CalendarProps {
  restaurantId: string;
  guests: number;
  /** Absent: anywhere. */
  area: string | undefined;
  /** The dates are evenings. */
  evening: boolean;
  rules: DateRules;
  shown: string | undefined;
  onDay: (date: string) => void;
  onClose: () => void;
}

/** The date to which a key leads from another one, as in the grids of the ARIA practices. */
export function dateByKey(key: string, date: string): string | undefined {
  const forward = isRightToLeft() ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return daysLater(date, -forward);
    case 'ArrowRight':
      return daysLater(date, forward);
    case 'ArrowUp':
      return daysLater(date, -7);
    case 'ArrowDown':
      return daysLater(date, 7);
    case 'Home':
      return daysLater(date, -dayInWeek(date));
    case 'End':
      return daysLater(date, 6 - dayInWeek(date));
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    default:
      return undefined;
  }
}

/** A month with the dates that can be booked, one of which has the focus. */
export function Calendar({
  restaurantId,
  guests,
  area,
  evening,
  rules,
  shown,
  onDay,
  onClose,
}: CalendarProps) {
  const within = (date: string): string =>
    date < rules.first ? rules.first : date > rules.last ? rules.last : date;
  const [focused, setFocused] = useState(within(shown ?? rules.first));
  const grid = useRef<HTMLTableElement>(null);
  // The focus follows the keys, and moves into the calendar when it opens; the buttons of the month do not move it.
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [focused]);

  const dates = monthGrid(focused);
  const month = focused.slice(0, 7);
  const { data } = useResource(
    daysOf({ restaurantId, guests, area, from: dates[0] ?? focused, days: 42, evening }),
  );
  const days = data?.days ?? [];

  function press(event: KeyboardEvent): void {
    const isEscape = event.key === 'Escape';
    const next = isEscape ? focused : dateByKey(event.key, focused);
    if (!next) return;
    // In a frame, an unhandled Escape is posted to the embedding site, which closes its dialog.
    event.preventDefault();
    if (isEscape) return onClose();
    follows.current = true;
    setFocused(within(next));
  }

  const pageButton = (label: string, sign: string, months: number) => {
    const target = monthsLater(`${month}-01`, months);
    const isOut = target.slice(0, 7) < rules.first.slice(0, 7) || target > rules.last;
    return (
      <Button variant="quiet" aria-label={label} disabled={isOut} onClick={() => setFocused(within(target))}>
        {sign}
      </Button>
    );
  };
  const weeks = Array.from({ length: 6 }, (_, week) => dates.slice(week * 7, week * 7 + 7)).filter((week) =>
    week.some((date) => date.startsWith(month)),
  );
  return (
    <Frame>
      <Head>
        {pageButton(t('days.previousMonth'), '‹', -1)}
        <p aria-live="polite">{monthLabel(focused)}</p>
        {pageButton(t('days.nextMonth'), '›', 1)}
      </Head>
      <Month role="grid" aria-label={monthLabel(focused)} ref={grid} onKeyDown={press}>
        <thead>
          <tr>
            {dates.slice(0, 7).map((date) => (
              <th key={date} scope="col" abbr={formats.weekday(date, 'long')}>
                {formats.columnHead(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const state = stateOf(days, date, rules);
                const isOff = state === 'closed' || state === 'full';
                const isOut = date < rules.first || date > rules.last;
                if (!date.startsWith(month)) return <td key={date} />;
                return (
                  <td key={date} role="gridcell" aria-selected={date === shown}>
                    <Cell
                      type="button"
                      data-off={isOut ? 'out' : isOff ? state : undefined}
                      tabIndex={date === focused ? 0 : -1}
                      aria-pressed={date === shown}
                      aria-disabled={state === 'closed' || undefined}
                      onClick={() => (state === 'closed' ? setFocused(within(date)) : onDay(date))}
                    >
                      <span aria-hidden>
                        {dayOfMonth(date)}
                        {state === 'full' && <small>{t('days.full')}</small>}
                      </span>
                      <VisuallyHidden>{dayInWords(date, isOut ? 'out' : state)}</VisuallyHidden>
                    </Cell>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Month>
    </Frame>
  );
}
