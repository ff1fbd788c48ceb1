import { Checkbox, SelectField, Stack, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { SectionProps } from './section-props';

/** Below the switch that they belong to. */
const Box = styled.div`
  margin-left: calc(1.25rem + ${space.sm});
  max-width: 34rem;
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const hour = 60;
const lengths = [
  { minutes: hour, label: '1 hour' },
  { minutes: 2 * hour, label: '2 hours' },
  { minutes: 4 * hour, label: '4 hours' },
  { minutes: 12 * hour, label: '12 hours' },
  { minutes: 24 * hour, label: 'A day' },
  { minutes: 48 * hour, label: 'Two days' },
  { minutes: 7 * 24 * hour, label: 'A week' },
];

/** What it means to answer bookings oneself, and how long a request waits. */
export function RequestFields({ draft, change, problems }: SectionProps) {
  const { autoConfirm, requestMinutes } = draft;
  // A length that was set through the API is kept.
  const known = lengths.some(({ minutes }) => minutes === requestMinutes);
  return (
    <Box>
      <Stack $gap="sm">
        <Note role="status">
          {autoConfirm
            ? 'Online bookings are confirmed at once. Parties that are too large to book online ask for a table.'
            : 'Every online booking is a request. It holds its table until you accept or decline it, and the guest is told that it is not confirmed yet. What you book yourself is confirmed at once.'}
        </Note>
        <SelectField
          label="A request waits for your answer"
          hint="It ends when the party is due at the latest. Then its table is free again, and the guest is told."
          value={String(requestMinutes)}
          error={problems['requests.expireAfterMinutes']}
          onChange={(event) => change({ requestMinutes: Number(event.target.value) })}
        >
          {!known && <option value={requestMinutes}>{requestMinutes} minutes</option>}
          {lengths.map(({ minutes, label }) => (
            <option key={minutes} value={minutes}>
              {label}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label="Hold a table for requests of large parties, too"
          checked={draft.largePartiesHoldTable}
          error={problems['requests.largePartiesHoldTable']}
          onChange={(event) => change({ largePartiesHoldTable: event.target.checked })}
        />
      </Stack>
    </Box>
  );
}
