import { SelectField, TextField } from '@tablewell/ui';
import { intervalChoices } from '@tablewell/restaurant-rules/hours';
import type { Problems } from '../../forms/problems';
import type { PacingDraft } from './rules-draft';
import { t } from './texts';

interface PacingFieldsProps {
  rule: PacingDraft;
  /** The path of the rule in the problems. */
  at: string;
  problems: Problems;
  change: (part: Partial<PacingDraft>) => void;
}

const limits = ['mostCovers', 'mostParties', 'publicCovers', 'publicParties'] as const;

/** The numbers of a pacing rule (AVAIL-3). */
export const PacingFields = ({ rule, at, problems, change }: PacingFieldsProps) => (
  <>
    <SelectField
      label={t('availability.pacing.within')}
      value={rule.intervalMinutes}
      error={problems[`${at}.intervalMinutes`]}
      onChange={({ target }) => change({ intervalMinutes: target.value })}
    >
      {intervalChoices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 60 ? t('availability.pacing.eachHour') : t('availability.pacing.minutes', { minutes })}
        </option>
      ))}
    </SelectField>
    {limits.map((field) => (
      <TextField
        key={field}
        label={t(`availability.pacing.${field}`)}
        placeholder={t('availability.pacing.noLimit')}
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
