import { Checkbox, SelectField, Stack, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { SectionProps } from './section-props';
import { t } from './texts';

/** Indented below the switch that they belong to. */
const Box = styled.div`
  margin-left: calc(1.25rem + ${space.sm});
  max-width: 34rem;
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const hour = 60;
const lengths = [1, 2, 4, 12, 24, 48, 7 * 24].map((hours) => hours * hour);

function lengthLabel(minutes: number): string {
  const hours = minutes / hour;
  if (hours === 7 * 24) return t('settings.requests.week');
  if (hours === 48) return t('settings.requests.twoDays');
  return hours === 24 ? t('settings.requests.day') : t('settings.requests.hours', { count: hours });
}

/** What answering bookings by hand means, and how long a request waits. */
export function RequestFields({ draft, change, problems }: SectionProps) {
  const { autoConfirm, requestMinutes } = draft;
  // A duration that was set through the API is kept.
  const known = lengths.includes(requestMinutes);
  return (
    <Box>
      <Stack $gap="sm">
        <Note role="status">{autoConfirm ? t('settings.requests.none') : t('settings.requests.all')}</Note>
        <SelectField
          label={t('settings.requests.wait')}
          hint={t('settings.requests.waitHint')}
          value={String(requestMinutes)}
          error={problems['requests.expireAfterMinutes']}
          onChange={(event) => change({ requestMinutes: Number(event.target.value) })}
        >
          {!known && (
            <option value={requestMinutes}>
              {t('settings.requests.minutes', { minutes: requestMinutes })}
            </option>
          )}
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthLabel(minutes)}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label={t('settings.requests.holdForLarge')}
          checked={draft.largePartiesHoldTable}
          error={problems['requests.largePartiesHoldTable']}
          onChange={(event) => change({ largePartiesHoldTable: event.target.checked })}
        />
      </Stack>
    </Box>
  );
}
