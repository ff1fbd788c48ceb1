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
import { DayPicker } from '../../lib/day-picker';
import { freshName, intervals, newPeriod } from './periods';
import { Section } from './section';
import type { SectionProps } from './section-props';
import type { PeriodDraft } from './settings-draft';

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

const atLeastOne = 'You must have at least one operating period';

/** When the restaurant is open, in named stretches with intervals of their own. */
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
      notify(atLeastOne, { tone: 'danger' });
      return;
    }
    change({ operatingHours: periods.filter((each) => each !== period) });
  }

  return (
    <Section title="Operating periods" lead="Guests can book every 15, 30 or 60 minutes while you are open.">
      {periods.map((period, index) => (
        <Box key={period.id} role="group" aria-label={period.name || `Period ${index + 1}`}>
          <Fields>
            <TextField
              label="Name"
              value={period.name}
              maxLength={100}
              error={problems[`operatingHours[${index}].name`]}
              onChange={(event) => edit(period.id, { name: event.target.value })}
            />
            <TextField
              label="Opening"
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
              label="Interval"
              value={period.reservationInterval}
              error={problems[`operatingHours[${index}].reservationInterval`]}
              onChange={(event) => edit(period.id, { reservationInterval: event.target.value })}
            >
              {intervals.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes
                </option>
              ))}
            </SelectField>
          </Fields>
          <Inline $justify="between" $gap="md" style={{ alignItems: 'flex-end' }}>
            <DayPicker
              label="Days"
              value={period.daysOfWeek}
              error={problems[`operatingHours[${index}].daysOfWeek`]}
              onChange={(daysOfWeek) => edit(period.id, { daysOfWeek })}
            />
            <Button variant="quiet" size="small" onClick={() => remove(period)}>
              <Icon name="trash" size={18} />
              Remove {period.name || 'this period'}
            </Button>
          </Inline>
        </Box>
      ))}
      <Stack $align="start" $gap="xs">
        <ErrorText aria-live="polite">
          {problems['operatingHours'] ?? (lastNeeded ? atLeastOne : '')}
        </ErrorText>
        <Button variant="secondary" onClick={add}>
          <Icon name="plus" />
          Add operating period
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

/** Midnight at the end of a day is 24:00 to the server, which a time field cannot say: there it is 00:00. */
const ClosingTime = ({ value, error, onChange }: ClosingTimeProps) => (
  <TextField
    label="Closing"
    type="time"
    value={value === '24:00' ? '00:00' : value}
    error={error}
    onChange={(event) => onChange(event.target.value === '00:00' ? '24:00' : event.target.value)}
  />
);
