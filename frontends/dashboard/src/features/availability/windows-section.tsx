import { Button, SelectField } from '@tablewell/ui';
import { Icon } from '../../lib/icons';
import { Section } from '../../forms/section';
import { dayOptions, type Option, timeOptions } from './choices';
import { RuleCard } from './rule-card';
import { windowDraft } from './rules-draft';
import type { WindowDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';
import { t } from './texts';

const fields = [
  { field: 'daysAhead', none: 'threeMonths', options: dayOptions },
  { field: 'shortestNoticeMinutes', none: 'notSet', options: timeOptions },
  { field: 'lastChangeMinutes', none: 'notSet', options: timeOptions },
  { field: 'lastCancelMinutes', none: 'notSet', options: timeOptions },
] as const;

/** From when until when guests book, change and cancel online (AVAIL-6). */
export function WindowsSection({ draft, change, problems, periods }: RulesSectionProps) {
  const edit = (key: string, part: Partial<WindowDraft>): void =>
    change({ windows: withChanged(draft.windows, key, part) });
  return (
    <Section title={t('availability.windows.title')} lead={t('availability.windows.lead')}>
      {draft.windows.map((rule, index) => {
        const at = `bookingWindows[${index}]`;
        return (
          <RuleCard
            key={rule.key}
            name={t('availability.windows.rule', { number: index + 1 })}
            rule={rule}
            periods={periods}
            change={(part) => edit(rule.key, part)}
            remove={() => change({ windows: without(draft.windows, rule.key) })}
            problems={{ rule: problems[at], periods: problems[`${at}.periodIds`] }}
          >
            {fields.map(({ field, none, options }) => (
              <SelectField
                key={field}
                label={t(`availability.windows.${field}`)}
                value={rule[field]}
                error={problems[`${at}.${field}`]}
                onChange={({ target }) => edit(rule.key, { [field]: target.value })}
              >
                <option value="">{t(`availability.windows.${none}`)}</option>
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
          {t('availability.windows.add')}
        </Button>
      </div>
    </Section>
  );
}
