import { DayPicker } from 'react-day-picker';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { dateOf, fullDate, localeWeekStart } from '../../lib/calendar';
import { t } from './texts';

const Frame = styled.div`
  .rdp-months {
    position: relative;
    width: fit-content;
    max-width: 100%;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: ${touchTarget};
    padding-inline: ${space.xs};
    font-weight: 650;
  }
  .rdp-nav {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
  }
  .rdp-nav button {
    display: grid;
    place-items: center;
    width: ${touchTarget};
    height: ${touchTarget};
    border: 0;
    border-radius: ${radius.md};
    background: transparent;
    color: ${color.text};
    cursor: pointer;
    &:hover {
      background: ${color.sunken};
    }
    &[aria-disabled='true'] {
      opacity: 0.4;
      cursor: default;
    }
  }
  .rdp-chevron {
    width: 1.125rem;
    fill: currentColor;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    height: 2rem;
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .rdp-day {
    padding: 1px;
    text-align: center;
  }
  /* Seven of them fit a phone of 360 px, inside page and card. */
  .rdp-day_button {
    width: clamp(2.125rem, calc((100vw - 6.5rem) / 7), ${touchTarget});
    height: clamp(2.125rem, calc((100vw - 6.5rem) / 7), ${touchTarget});
    border: 1px solid transparent;
    border-radius: ${radius.md};
    background: transparent;
    color: ${color.text};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    &:hover {
      border-color: ${color.control};
    }
  }
  .rdp-today .rdp-day_button {
    border-color: ${color.control};
    font-weight: 700;
  }
  .closed-weekly .rdp-day_button {
    background: repeating-linear-gradient(45deg, ${color.sunken} 0 4px, transparent 4px 8px);
    color: ${color.textMuted};
    text-decoration: line-through;
  }
  .rdp-selected .rdp-day_button {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 650;
    text-decoration: none;
  }
`;

// The calendar uses the browser's dates: midnight of the date, in any zone.
const toDay = (date: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
};

interface ClosuresCalendarProps {
  /** YYYY-MM-DD in the restaurant's time zone: earlier months are not shown. */
  today: string;
  /** Single dates, YYYY-MM-DD. */
  special: readonly string[];
  /** 0 = Sunday to 6 = Saturday. */
  weekly: readonly number[];
  /** Closes a date, or reopens it. */
  onToggle: (date: string) => void;
}

/** A month at a time: closed dates are filled, days that are closed every week are struck through. */
export function ClosuresCalendar({ today, special, weekly, onToggle }: ClosuresCalendarProps) {
  const label = (day: Date): string => {
    const date = dateOf(day);
    if (special.includes(date)) return t('settings.calendar.closed', { date: fullDate(date) });
    return weekly.includes(day.getDay())
      ? t('settings.calendar.closedWeekly', { date: fullDate(date) })
      : fullDate(date);
  };
  return (
    <Frame>
      <DayPicker
        mode="multiple"
        aria-label={t('settings.calendar.label')}
        selected={special.map(toDay)}
        onSelect={(_selected, day) => onToggle(dateOf(day))}
        today={toDay(today)}
        startMonth={toDay(today)}
        weekStartsOn={localeWeekStart(navigator.language) as 0}
        modifiers={{ weekly: { dayOfWeek: [...weekly] } }}
        modifiersClassNames={{ weekly: 'closed-weekly' }}
        labels={{ labelDayButton: label }}
      />
    </Frame>
  );
}
