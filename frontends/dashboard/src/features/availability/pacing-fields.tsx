import { SelectField, TextField } from '@tablewell/ui';
import { intervalChoices } from '@tablewell/restaurant-rules/hours';
import type { Problems } from '../settings/settings-draft';
import type { PacingDraft } from './rules-draft';

export interface PacingFieldsProps {
  rule: PacingDraft;
  /** The path of the rule in the problems. */
  at: string;
  problems: Problems;
  change: (part: Partial<PacingDraft>) => void;
}

const limits = [
  { field: 'mostCovers', label: 'Guests at most', hint: undefined },
  { field: 'mostParties', label: 'Parties at most', hint: undefined },
  { field: 'publicCovers', label: 'Guests online', hint: 'The part that may be booked online.' },
  { field: 'publicParties', label: 'Parties online', hint: 'The part that may be booked online.' },
] as const;

/** The numbers of a pacing rule (AVAIL-3). */
export const PacingFields = ({ rule, at, problems, change }: PacingFieldsProps) => (
  <>
    <SelectField
      label="Within"
      value={rule.intervalMinutes}
      error={problems[`${at}.intervalMinutes`]}
      onChange={({ target }) => change({ intervalMinutes: target.value })}
    >
      {intervalChoices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 60 ? 'each hour' : `${minutes} minutes`}
        </option>
      ))}
    </SelectField>
    {limits.map(({ field, label, hint }) => (
      <TextField
        key={field}
        label={label}
        optional
        {...(hint ? { hint } : {})}
        type="number"
        inputMode="numeric"
        min={0}
        value={rule[field]}
        error={problems[`${at}.${field}`]}
        onChange={({ target }) => change({ [field]: target.value })}
      />
    ))}
  </>
);
