import { useState } from 'react';
import { newId } from '@tablewell/api-client';
import {
  Button,
  Inline,
  SelectField,
  Stack,
  TextField,
  color,
  media,
  notify,
  radius,
  space,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { WeekdayToggles } from '../../lib/weekday-toggles';
import { freshName, intervals, newPeriod } from './periods';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import type { PeriodDraft } from './settings-draft';
import { t } from './texts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const Fields = styled.div`
  display: grid;
  /* A time field needs its 9.5 rem, or it hides its AM and PM. */
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space.md};
  > :first-child,
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(9.5rem, 1fr));
    > :first-child,
    > :nth-child(4) {
      grid-column: auto;
    }
  }
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-weight: 500;
`;

/** The opening hours, in named periods with their own intervals. */
export function PeriodsSection({ draft, change, problems }: SectionProps) {
  const [lastNeeded, setLastNeeded] = useState(false);
  const periods = draft.operatingHours;
  const edit = (id: string, part: Partial<PeriodDraft>): void =>
    change({ operatingHours: periods.map((each) => (each.id === id ? { ...each, ...part } : each)) });

  function add(): void {
    setLastNeeded(false);
    change({ operatingHours: [...periods, newPeriod(newId(), freshName(periods))] });
  }
  function remove(period: PeriodDraft): void {
    if (periods.length === 1) {
      setLastNeeded(true);
      notify(t('settings.periods.atLeastOne'), { tone: 'danger' });
      return;
    }
    change({ operatingHours: periods.filter((each) => each !== period) });
  }

  return (
    <Section title={t('settings.periods.title')} lead={t('settings.periods.lead')}>
      {periods.map((period, index) => (
        <Box
          key={period.id}
          role="group"
          aria-label={period.name || t('settings.periods.heading', { number: index + 1 })}
        >
          <Fields>
            <TextField
              label={t('settings.periods.name')}
              value={period.name}
              maxLength={100}
              error={problems[`operatingHours[${index}].name`]}
              onChange={(event) => edit(period.id, { name: event.target.value })}
            />
            <TextField
              label={t('settings.periods.opening')}
              type="time"
              value={period.openingTime}
              error={problems[`operatingHours[${index}].openingTime`]}
              onChange={(event) => edit(period.id, { openingTime: event.target.value })}
            />
            <ClosingTime
              value={period.closingTime}
              error={problems[`operatingHours[${index}].closingTime`]}
              onChange={(closingTime) => edit(period.id, { closingTime })}
            />
            <SelectField
              label={t('settings.periods.interval')}
              value={period.reservationInterval}
              error={problems[`operatingHours[${index}].reservationInterval`]}
              onChange={(event) => edit(period.id, { reservationInterval: event.target.value })}
            >
              {intervals.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('settings.periods.minutes', { minutes })}
                </option>
              ))}
            </SelectField>
          </Fields>
          <Inline $justify="between" $gap="md" style={{ alignItems: 'flex-end' }}>
            <WeekdayToggles
              label={t('settings.periods.days')}
              value={period.daysOfWeek}
              error={problems[`operatingHours[${index}].daysOfWeek`]}
              onChange={(daysOfWeek) => edit(period.id, { daysOfWeek })}
            />
            <Button variant="quiet" size="small" onClick={() => remove(period)}>
              <Icon name="trash" size={18} />
              {period.name
                ? t('settings.periods.remove', { name: period.name })
                : t('settings.periods.removeUnnamed')}
            </Button>
          </Inline>
        </Box>
      ))}
      <Stack $align="start" $gap="xs">
        <ErrorText aria-live="polite">
          {problems['operatingHours'] ?? (lastNeeded ? t('settings.periods.atLeastOne') : '')}
        </ErrorText>
        <Button variant="secondary" onClick={add}>
          <Icon name="plus" />
          {t('settings.periods.add')}
        </Button>
      </Stack>
    </Section>
  );
}

interface ClosingTimeProps {
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
}

/** Midnight at the end of a day is 24:00 to the server, which a time field cannot express: there it is 00:00. */
const ClosingTime = ({ value, error, onChange }: ClosingTimeProps) => (
  <TextField
    label={t('settings.periods.closing')}
    type="time"
    value={value === '24:00' ? '00:00' : value}
    error={error}
    onChange={(event) => onChange(event.target.value === '00:00' ? '24:00' : event.target.value)}
  />
);
