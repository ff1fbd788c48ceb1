import { Banner, Checkbox, Stack, TextField } from '@tablewell/ui';
import { longestReason } from './form-values';

export interface AnywayProps {
  /** Why the party cannot be booked as it stands. */
  refusal: string;
  checked: boolean;
  reason: string;
  error: string | undefined;
  onChange: (change: { anyway?: boolean; reason?: string }) => void;
}

/** What refuses a booking, and the way over it, which needs a reason. */
export const Anyway = ({ refusal, checked, reason, error, onChange }: AnywayProps) => (
  <Banner tone="warning" role="status">
    <Stack $gap="xs">
      <p>{refusal}</p>
      <Checkbox
        label="Book anyway"
        checked={checked}
        onChange={(event) => onChange({ anyway: event.target.checked })}
      />
      {checked && (
        <TextField
          label="Reason"
          hint="Kept in the activity log. Please leave the guest’s name out."
          maxLength={longestReason}
          value={reason}
          error={error}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
    </Stack>
  </Banner>
);
