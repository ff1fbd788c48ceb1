import { useState } from 'react';
import { Button, Inline, TextField, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { IconButton } from '../../lib/icon-button';
import { DayPicker } from './day-picker';
import { Section } from './section';
import type { SectionProps } from './section-props';

const Dates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  list-style: none;
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

  function add(): void {
    if (!date) return;
    if (draft.special.includes(date)) return setError('This date is already in the list');
    change({ special: [...draft.special, date].sort() });
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
      {draft.special.length > 0 && (
        <Dates aria-label="Special closures">
          {draft.special.map((each) => (
            <Entry key={each}>
              {fullDate(each)}
              <IconButton
                icon="close"
                label={`Remove ${fullDate(each)}`}
                onClick={() => change({ special: draft.special.filter((other) => other !== each) })}
              />
            </Entry>
          ))}
        </Dates>
      )}
    </Section>
  );
}
