import { Button, Checkbox, Inline, SelectField, Stack, TextField, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { newId } from '@tablewell/api-client';
import { Icon } from '../../lib/icons';
import type { Problems } from '../settings/settings-draft';
import { DayPeriodFields } from './day-period-fields';
import { PacingFields } from './pacing-fields';
import { RuleBox, RuleFields } from './rule-card';
import type { PeriodChoice } from './rule-card';
import { pacingDraft } from './rules-draft';
import type { SpecialDayDraft } from './rules-draft';
import { withChanged } from './section-props';

const Note = styled.p`
  color: ${color.textMuted};
`;

export interface SpecialDayCardProps {
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
          label="Name"
          value={day.name}
          maxLength={60}
          error={problems[`${at}.name`] ?? problems[at]}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label="First day"
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
          label="Last day"
          type="date"
          value={day.until}
          error={problems[`${at}.until`]}
          onChange={({ target }) => change({ until: target.value })}
        />
      </RuleFields>
      <Checkbox
        label="Closed"
        checked={day.closed}
        error={problems[`${at}.closed`]}
        onChange={({ target }) => change({ closed: target.checked })}
      />
      {!day.closed && <OpenDay day={day} at={at} problems={problems} change={change} />}
      <Inline $justify="end">
        <Button variant="quiet" size="small" onClick={remove} aria-label={`Remove ${name}`}>
          <Icon name="trash" size={18} />
          Remove
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
      {day.periods.length === 0 && <Note>Open at the usual hours of its day of the week.</Note>}
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
          {day.periods.length === 0 ? 'Set own hours' : 'Add hours'}
        </Button>
      </div>
      <RuleFields>
        <TextField
          label="Turn time (minutes)"
          placeholder="As usual"
          type="number"
          inputMode="numeric"
          step={5}
          value={day.seatingMinutes}
          error={problems[`${at}.seatingMinutes`]}
          onChange={({ target }) => change({ seatingMinutes: target.value })}
        />
        <SelectField
          label="Pacing"
          value={day.pacingBy}
          onChange={({ target }) => {
            const pacingBy = target.value as SpecialDayDraft['pacingBy'];
            change({ pacingBy, ...(pacingBy === 'own' && day.pacing.length === 0 ? { pacing: [own] } : {}) });
          }}
        >
          <option value="week">As on other days</option>
          <option value="none">No pacing</option>
          <option value="own">Own pacing</option>
        </SelectField>
      </RuleFields>
      {day.pacingBy === 'own' &&
        day.pacing.map((rule, index) => (
          <RuleFields key={rule.key} role="group" aria-label="Own pacing">
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
  name: count === 0 ? 'Service' : `Service ${count + 1}`,
  opensAt: 18 * 60,
  closesAt: 22 * 60,
  intervalMinutes: 30,
  daysOfWeek: [],
});
