import { SelectField, VisuallyHidden } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { OfferedTimes } from './use-offered-times';
import { t } from '../lib/language';

/** A disabled control swallows clicks, so a layer above it takes them and asks for a date first. */
const Place = styled.div`
  select {
    min-height: 3.25rem;
  }
  select:disabled {
    pointer-events: none;
  }
  &:has(select:disabled) {
    cursor: not-allowed;
  }
`;

/** The text of the empty selector. */
function prompt(offered: OfferedTimes): string {
  if (offered.kind === 'no date') return t('time.dateFirst');
  if (offered.kind === 'closed') return t('time.closed');
  if (offered.kind === 'loading') return t('time.loading');
  if (offered.choices.length === 0) return t('time.noneLeft');
  return offered.choices.some(({ free }) => free) ? t('time.select') : t('time.fullDay');
}

function statusText(offered: OfferedTimes): string {
  if (offered.kind !== 'ready') return '';
  const free = offered.choices.filter((choice) => choice.free).length;
  return t('time.available', { count: free });
}

interface TimeFieldProps {
  offered: OfferedTimes;
  value: string;
  error: string | undefined;
  hint?: string | undefined;
  onChange: (time: string) => void;
  /** Called when the list of times is opened while it is empty. */
  onBlocked: () => void;
}

/** The times of the chosen date. Full ones are shown but cannot be chosen, so that the diner sees how busy the evening is. */
export function TimeField({ offered, value, error, hint, onChange, onBlocked }: TimeFieldProps) {
  const disabled = offered.kind === 'no date' || offered.kind === 'closed';
  const known = offered.choices.some(({ time }) => time === value);
  return (
    <Place onClick={disabled ? onBlocked : undefined}>
      <SelectField
        label={t('field.time')}
        name="time"
        required
        autoComplete="off"
        disabled={disabled}
        aria-busy={offered.kind === 'loading'}
        error={error}
        hint={hint}
        value={known ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{prompt(offered)}</option>
        {offered.choices.map(({ time, label, free }) => (
          <option key={time} value={time} disabled={!free}>
            {free ? label : t('time.isFull', { time: label })}
          </option>
        ))}
      </SelectField>
      <VisuallyHidden role="status">{statusText(offered)}</VisuallyHidden>
    </Place>
  );
}
