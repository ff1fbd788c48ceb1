import { useState } from 'react';
import { Button, Inline, Stack, TextField, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { IconButton } from '../../lib/icon-button';
import { useToday } from '../../lib/use-today';
import { ClosuresCalendar } from './closures-calendar';
import { DayPicker } from '../../lib/day-picker';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** The calendar, with the chosen days as text beside it, or below it on a phone. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.xl};
  > :last-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

const Dates = styled.ul`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.xs};
  list-style: none;
`;

const None = styled.p`
  color: ${color.textMuted};
`;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  padding-left: ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const AddRow = styled(Inline)`
  align-items: flex-end;
  > :first-child {
    flex: 0 1 14rem;
  }
`;

/** Days without service: the same day each week, and single dates. */
export function ClosedDaysSection({ draft, change, problems }: SectionProps) {
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const today = useToday(draft.timezone);

  const close = (day: string): void => change({ special: [...draft.special, day].sort() });
  const open = (day: string): void => change({ special: draft.special.filter((other) => other !== day) });

  function add(): void {
    if (!date) return;
    if (draft.special.includes(date)) return setError('This date is already in the list');
    close(date);
    setDate('');
    setError(undefined);
  }

  return (
    <Section title="Closed days" lead="Guests cannot book on these days.">
      <DayPicker
        label="Every week"
        value={draft.weekly}
        error={problems['closedDays.weekly']}
        onChange={(weekly) => change({ weekly })}
      />
      <Columns>
        <ClosuresCalendar
          today={today}
          special={draft.special}
          weekly={draft.weekly}
          onToggle={(day) => (draft.special.includes(day) ? open(day) : close(day))}
        />
        <Stack $gap="sm">
          <AddRow $gap="sm">
            <TextField
              label="Special closures"
              type="date"
              value={date}
              error={error ?? problems['closedDays.special']}
              onChange={(event) => {
                setDate(event.target.value);
                setError(undefined);
              }}
            />
            <Button variant="secondary" onClick={add} style={{ marginBottom: '0.25rem' }}>
              Add date
            </Button>
          </AddRow>
          {draft.special.length === 0 ? (
            <None>No closed dates yet. Choose them on the calendar.</None>
          ) : (
            <Dates aria-label="Special closures">
              {draft.special.map((each) => (
                <Entry key={each}>
                  {fullDate(each)}
                  <IconButton icon="close" label={`Remove ${fullDate(each)}`} onClick={() => open(each)} />
                </Entry>
              ))}
            </Dates>
          )}
        </Stack>
      </Columns>
    </Section>
  );
}
