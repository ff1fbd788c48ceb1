import { Checkbox, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { maxRecipients } from './board';
import type { BoardPerson } from './api/boards';
import { t } from './texts';

const People = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

interface WeeklyMailProps {
  isOn: boolean;
  recipientIds: readonly string[];
  people: readonly BoardPerson[];
  error: string | undefined;
  onChange: (change: { isWeekly?: boolean; recipientIds?: readonly string[] }) => void;
}

/** Whether the figures are mailed every Monday, and to whom of those who work in the restaurants (REPORT-16). */
export function WeeklyMail({ isOn, recipientIds, people, error, onChange }: WeeklyMailProps) {
  const isFull = recipientIds.length >= maxRecipients;
  const choose = (id: string, isChosen: boolean) =>
    onChange({
      recipientIds: isChosen ? [...recipientIds, id] : recipientIds.filter((each) => each !== id),
    });
  return (
    <Stack $gap="sm">
      <Checkbox
        label={t('boards.weekly')}
        checked={isOn}
        onChange={({ target }) => onChange({ isWeekly: target.checked })}
      />
      {isOn && (
        <People>
          <legend>{t('boards.recipients')}</legend>
          {people.map(({ userId, name, email }) => (
            <Checkbox
              key={userId}
              label={email === '' || email === name ? name : t('boards.person', { name, email })}
              checked={recipientIds.includes(userId)}
              disabled={isFull && !recipientIds.includes(userId)}
              onChange={({ target }) => choose(userId, target.checked)}
            />
          ))}
          {isFull && <p>{t('boards.recipientsFull', { count: maxRecipients })}</p>}
          <ErrorText aria-live="polite">{error}</ErrorText>
        </People>
      )}
    </Stack>
  );
}
