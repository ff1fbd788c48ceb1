import { Button, SelectField } from '@tablewell/ui';
import { Icon } from '../../lib/icons';
import { Section } from '../settings/section';
import { dayOptions, type Option, timeOptions } from './choices';
import { RuleCard } from './rule-card';
import { windowDraft } from './rules-draft';
import type { WindowDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';

const fields = [
  { field: 'daysAhead', label: 'How far ahead', none: 'Three months', options: dayOptions },
  { field: 'shortestNoticeMinutes', label: 'Last booking', none: 'Not set', options: timeOptions },
  { field: 'lastChangeMinutes', label: 'Last change', none: 'Not set', options: timeOptions },
  { field: 'lastCancelMinutes', label: 'Last cancellation', none: 'Not set', options: timeOptions },
] as const;

/** From when until when guests book, change and cancel online (AVAIL-6). */
export function WindowsSection({ draft, change, problems, periods }: RulesSectionProps) {
  const edit = (key: string, part: Partial<WindowDraft>): void =>
    change({ windows: withChanged(draft.windows, key, part) });
  return (
    <Section
      title="Booking window"
      lead="How early and how late guests book, change and cancel online. Later they are asked to call you."
    >
      {draft.windows.map((rule, index) => {
        const at = `bookingWindows[${index}]`;
        return (
          <RuleCard
            key={rule.key}
            name={`Booking window ${index + 1}`}
            rule={rule}
            periods={periods}
            change={(part) => edit(rule.key, part)}
            remove={() => change({ windows: without(draft.windows, rule.key) })}
            problems={{ rule: problems[at], periods: problems[`${at}.periodIds`] }}
          >
            {fields.map(({ field, label, none, options }) => (
              <SelectField
                key={field}
                label={label}
                value={rule[field]}
                error={problems[`${at}.${field}`]}
                onChange={({ target }) => edit(rule.key, { [field]: target.value })}
              >
                <option value="">{none}</option>
                {options(rule[field]).map((option: Option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </SelectField>
            ))}
          </RuleCard>
        );
      })}
      <div>
        <Button variant="secondary" onClick={() => change({ windows: [...draft.windows, windowDraft()] })}>
          <Icon name="plus" />
          Add booking window
        </Button>
      </div>
    </Section>
  );
}
