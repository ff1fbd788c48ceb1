import { Button, Inline, SelectField, TextField } from '@tablewell/ui';
import { intervalChoices, type OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import { Icon } from '../../lib/icons';
import type { Problems } from '../../forms/problems';
import { clockText, minuteOf } from '@tablewell/shared/calendar';
import { RuleFields } from './rule-card';
import { t } from './texts';

interface DayPeriodFieldsProps {
  period: OperatingPeriod;
  /** The path of the period in the problems. */
  at: string;
  problems: Problems;
  change: (part: Partial<OperatingPeriod>) => void;
  remove: () => void;
}

/** The hours of a special day. */
export const DayPeriodFields = ({ period, at, problems, change, remove }: DayPeriodFieldsProps) => (
  <Inline
    $gap="sm"
    role="group"
    aria-label={t('availability.hours.label', { name: period.name })}
    style={{ alignItems: 'flex-end' }}
  >
    <RuleFields style={{ flex: '1 1 20rem' }}>
      <TextField
        label={t('availability.hours.name')}
        value={period.name}
        maxLength={60}
        error={problems[`${at}.name`]}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t('availability.hours.opening')}
        type="time"
        value={clockText(period.opensAt)}
        error={problems[`${at}.openingTime`] ?? problems[`${at}.opensAt`]}
        onChange={({ target }) => target.value && change({ opensAt: minuteOf(target.value) })}
      />
      <TextField
        label={t('availability.hours.closing')}
        type="time"
        // A time field has no 24:00: the end of the day is midnight there.
        value={clockText(period.closesAt % 1_440)}
        error={problems[`${at}.closingTime`]}
        onChange={({ target }) => target.value && change({ closesAt: minuteOf(target.value) || 1_440 })}
      />
      <SelectField
        label={t('availability.hours.interval')}
        value={String(period.intervalMinutes)}
        error={problems[`${at}.reservationInterval`]}
        onChange={({ target }) => change({ intervalMinutes: Number(target.value) })}
      >
        {intervalChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('availability.hours.minutes', { minutes })}
          </option>
        ))}
      </SelectField>
    </RuleFields>
    <Button
      variant="quiet"
      size="small"
      onClick={remove}
      aria-label={t('availability.hours.remove', { name: period.name })}
    >
      <Icon name="trash" size={18} />
    </Button>
  </Inline>
);
