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
  { field: 'mostCovers', label: 'Guests at most' },
  { field: 'mostParties', label: 'Parties at most' },
  { field: 'publicCovers', label: 'Guests online' },
  { field: 'publicParties', label: 'Parties online' },
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
    {limits.map(({ field, label }) => (
      <TextField
        key={field}
        label={label}
        placeholder="No limit"
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
