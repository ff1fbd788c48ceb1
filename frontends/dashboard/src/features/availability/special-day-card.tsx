import { Button, Checkbox, Inline, SelectField, Stack, TextField, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { newId } from '@tablewell/api-client';
import { Icon } from '../../lib/icons';
import type { Problems } from '../../forms/problems';
import { DayPeriodFields } from './day-period-fields';
import { PacingFields } from './pacing-fields';
import { RuleBox, RuleFields } from './rule-card';
import type { PeriodChoice } from './rule-card';
import { pacingDraft } from './rules-draft';
import type { SpecialDayDraft } from './rules-draft';
import { withChanged } from './section-props';
import { t } from './texts';

const Note = styled.p`
  color: ${color.textMuted};
`;

interface SpecialDayCardProps {
  day: SpecialDayDraft;
  /** The path of the day in the problems. */
  at: string;
  name: string;
  periods: readonly PeriodChoice[];
  problems: Problems;
  change: (part: Partial<SpecialDayDraft>) => void;
  remove: () => void;
}

/** A special day: its dates, and what differs from the week. */
export function SpecialDayCard({ day, at, name, problems, change, remove }: SpecialDayCardProps) {
  return (
    <RuleBox role="group" aria-label={name}>
      <RuleFields>
        <TextField
          label={t('availability.day.name')}
          value={day.name}
          maxLength={60}
          error={problems[`${at}.name`] ?? problems[at]}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t('availability.day.first')}
          type="date"
          value={day.from}
          error={problems[`${at}.from`]}
          onChange={({ target }) =>
            change({
              from: target.value,
              // One day is the usual case.
              ...(day.until === '' || day.until === day.from ? { until: target.value } : {}),
            })
          }
        />
        <TextField
          label={t('availability.day.last')}
          type="date"
          value={day.until}
          error={problems[`${at}.until`]}
          onChange={({ target }) => change({ until: target.value })}
        />
      </RuleFields>
      <Checkbox
        label={t('availability.day.closed')}
        checked={day.closed}
        error={problems[`${at}.closed`]}
        onChange={({ target }) => change({ closed: target.checked })}
      />
      {!day.closed && <OpenDay day={day} at={at} problems={problems} change={change} />}
      <Inline $justify="end">
        <Button
          variant="quiet"
          size="small"
          onClick={remove}
          aria-label={t('availability.day.removeNamed', { name })}
        >
          <Icon name="trash" size={18} />
          {t('availability.day.remove')}
        </Button>
      </Inline>
    </RuleBox>
  );
}

type OpenDayProps = Pick<SpecialDayCardProps, 'day' | 'at' | 'problems' | 'change'>;

function OpenDay({ day, at, problems, change }: OpenDayProps) {
  const [own = pacingDraft()] = day.pacing;
  return (
    <Stack $gap="md">
      {day.periods.length === 0 && <Note>{t('availability.day.usualHours')}</Note>}
      {day.periods.map((period, index) => (
        <DayPeriodFields
          key={period.id || index}
          period={period}
          at={`${at}.periods[${index}]`}
          problems={problems}
          change={(part) =>
            change({
              periods: day.periods.map((each) => (each === period ? { ...each, ...part } : each)),
            })
          }
          remove={() => change({ periods: day.periods.filter((each) => each !== period) })}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => change({ periods: [...day.periods, newDayPeriod(day.periods.length)] })}
        >
          <Icon name="plus" size={18} />
          {day.periods.length === 0 ? t('availability.day.setHours') : t('availability.day.addHours')}
        </Button>
      </div>
      <RuleFields>
        <TextField
          label={t('availability.day.turnTime')}
          placeholder={t('availability.day.asUsual')}
          type="number"
          inputMode="numeric"
          step={5}
          value={day.seatingMinutes}
          error={problems[`${at}.seatingMinutes`]}
          onChange={({ target }) => change({ seatingMinutes: target.value })}
        />
        <SelectField
          label={t('availability.pacing.title')}
          value={day.pacingBy}
          onChange={({ target }) => {
            const pacingBy = target.value as SpecialDayDraft['pacingBy'];
            change({ pacingBy, ...(pacingBy === 'own' && day.pacing.length === 0 ? { pacing: [own] } : {}) });
          }}
        >
          <option value="week">{t('availability.day.pacing.week')}</option>
          <option value="none">{t('availability.day.pacing.none')}</option>
          <option value="own">{t('availability.day.pacing.own')}</option>
        </SelectField>
      </RuleFields>
      {day.pacingBy === 'own' &&
        day.pacing.map((rule, index) => (
          <RuleFields key={rule.key} role="group" aria-label={t('availability.day.pacing.own')}>
            <PacingFields
              rule={rule}
              at={`${at}.pacing[${index}]`}
              problems={problems}
              change={(part) => change({ pacing: withChanged(day.pacing, rule.key, part) })}
            />
          </RuleFields>
        ))}
    </Stack>
  );
}

const newDayPeriod = (count: number) => ({
  id: newId(),
  name:
    count === 0 ? t('availability.day.service') : t('availability.day.serviceNumber', { number: count + 1 }),
  opensAt: 18 * 60,
  closesAt: 22 * 60,
  intervalMinutes: 30,
  daysOfWeek: [],
});
