import { useState } from 'react';
import { Button, Inline, Stack, TextField, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { IconButton } from '../../lib/icon-button';
import { useToday } from '../../lib/use-today';
import { ClosuresCalendar } from './closures-calendar';
import { WeekdayToggles } from '../../lib/weekday-toggles';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import { t } from './texts';

/** The calendar, with the selected days as text beside it, or below it on a phone. */
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

/** Days without service: weekly ones, and single dates. */
export function ClosedDaysSection({ draft, change, problems }: SectionProps) {
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const today = useToday(draft.timezone);

  const close = (day: string): void => change({ special: [...draft.special, day].sort() });
  const open = (day: string): void => change({ special: draft.special.filter((other) => other !== day) });

  function add(): void {
    if (!date) return;
    if (draft.special.includes(date)) return setError(t('settings.closedDays.alreadyThere'));
    close(date);
    setDate('');
    setError(undefined);
  }

  return (
    <Section title={t('settings.closedDays.title')} lead={t('settings.closedDays.lead')}>
      <WeekdayToggles
        label={t('settings.closedDays.weekly')}
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
              label={t('settings.closedDays.special')}
              type="date"
              value={date}
              error={error ?? problems['closedDays.special']}
              onChange={(event) => {
                setDate(event.target.value);
                setError(undefined);
              }}
            />
            <Button variant="secondary" onClick={add} style={{ marginBottom: '0.25rem' }}>
              {t('settings.closedDays.add')}
            </Button>
          </AddRow>
          {draft.special.length === 0 ? (
            <None>{t('settings.closedDays.none')}</None>
          ) : (
            <Dates aria-label={t('settings.closedDays.special')}>
              {draft.special.map((each) => (
                <Entry key={each}>
                  {fullDate(each)}
                  <IconButton
                    icon="close"
                    label={t('settings.closedDays.remove', { date: fullDate(each) })}
                    onClick={() => open(each)}
                  />
                </Entry>
              ))}
            </Dates>
          )}
        </Stack>
      </Columns>
    </Section>
  );
}
