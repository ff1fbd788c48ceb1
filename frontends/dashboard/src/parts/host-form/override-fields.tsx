import { Banner, Checkbox, Stack, TextField } from '@tablewell/ui';
import { longestReason } from './form-values';
import { t } from './texts';

interface OverrideFieldsProps {
  /** Why the party cannot be booked as it stands. */
  refusal: string;
  checked: boolean;
  reason: string;
  error: string | undefined;
  onChange: (change: { override?: boolean; reason?: string }) => void;
}

/** Shows why a booking is refused, and overrides it after a reason is entered. */
export const OverrideFields = ({ refusal, checked, reason, error, onChange }: OverrideFieldsProps) => (
  <Banner tone="warning" role="status">
    <Stack $gap="xs">
      <p>{refusal}</p>
      <Checkbox
        label={t('hostForm.anyway.label')}
        checked={checked}
        onChange={(event) => onChange({ override: event.target.checked })}
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
