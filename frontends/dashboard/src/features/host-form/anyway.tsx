import { Banner, Checkbox, Stack, TextField } from '@tablewell/ui';
import { longestReason } from './form-values';
import { t } from './texts';

interface AnywayProps {
  /** Why the party cannot be booked as it stands. */
  refusal: string;
  checked: boolean;
  reason: string;
  error: string | undefined;
  onChange: (change: { anyway?: boolean; reason?: string }) => void;
}

/** Shows why a booking is refused, and overrides it after a reason is entered. */
export const Anyway = ({ refusal, checked, reason, error, onChange }: AnywayProps) => (
  <Banner tone="warning" role="status">
    <Stack $gap="xs">
      <p>{refusal}</p>
      <Checkbox
        label={t('hostForm.anyway.label')}
        checked={checked}
        onChange={(event) => onChange({ anyway: event.target.checked })}
      />
      {checked && (
        <TextField
          label={t('hostForm.anyway.reason')}
          hint={t('hostForm.anyway.reasonHint')}
          maxLength={longestReason}
          value={reason}
          error={error}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
    </Stack>
  </Banner>
);
