import { giveUpMinutes, lateMinutes } from '@tablewell/restaurant-rules/reminders';
import { Checkbox, SelectField, Stack } from '@tablewell/ui';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import { t } from './texts';

const lengths = [5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120, 150, 180];

/** What happens when a party does not come in time: it is asked, and its table is given up. */
export function LateFields({ draft, change, problems }: SectionProps) {
  const { lateAfterMinutes, giveUpLateAfterMinutes, givesUpLateByItself } = draft;
  const least = Math.max(giveUpMinutes.min, lateAfterMinutes ?? 0);
  return (
    <Section title={t('settings.late.title')}>
      <Stack $gap="sm">
        <MinutesField
          label={t('settings.late.after')}
          hint={t('settings.late.afterHint')}
          none={t('settings.late.off')}
          choices={lengths.filter((minutes) => minutes <= lateMinutes.max)}
          value={lateAfterMinutes}
          error={problems['lateAfterMinutes']}
          onChange={(minutes) => change({ lateAfterMinutes: minutes })}
        />
        <MinutesField
          label={t('settings.late.giveUp')}
          hint={t('settings.late.giveUpHint')}
          none={t('settings.late.never')}
          choices={lengths.filter((minutes) => minutes >= least)}
          value={giveUpLateAfterMinutes}
          error={problems['giveUpLateAfterMinutes']}
          onChange={(minutes) => change({ giveUpLateAfterMinutes: minutes })}
        />
        {giveUpLateAfterMinutes !== null && (
          <Checkbox
            label={t('settings.late.byItself')}
            checked={givesUpLateByItself}
            error={problems['givesUpLateByItself']}
            onChange={(event) => change({ givesUpLateByItself: event.target.checked })}
          />
        )}
      </Stack>
    </Section>
  );
}

interface MinutesFieldProps {
  label: string;
  hint: string;
  /** The choice of no minutes. */
  none: string;
  choices: readonly number[];
  value: number | null;
  error: string | undefined;
  onChange: (minutes: number | null) => void;
}

function MinutesField({ none, choices, value, onChange, ...rest }: MinutesFieldProps) {
  // A number that was set through the API is kept.
  const shown = [...new Set([...choices, ...(value === null ? [] : [value])])].sort((a, b) => a - b);
  return (
    <SelectField
      {...rest}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{none}</option>
      {shown.map((minutes) => (
        <option key={minutes} value={minutes}>
          {t('settings.late.minutes', { count: minutes })}
        </option>
      ))}
    </SelectField>
  );
}
