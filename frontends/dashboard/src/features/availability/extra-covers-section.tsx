import { Button, TextField } from '@tablewell/ui';
import { availabilityBounds } from '@tablewell/restaurant-rules/availability/rules';
import { Icon } from '../../lib/icons';
import { Section } from '../../forms/section';
import { RuleCard } from './rule-card';
import { extraCoversDraft } from './rules-draft';
import type { ExtraCoversDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';
import { t } from './texts';

/** How many covers guests may book at full starts, more than the tables seat (OVERBOOK-7). */
export function ExtraCoversSection({ draft, change, problems, periods }: RulesSectionProps) {
  const edit = (key: string, part: Partial<ExtraCoversDraft>): void =>
    change({ extraCovers: withChanged(draft.extraCovers, key, part) });
  return (
    <Section title={t('availability.extraCovers.title')} lead={t('availability.extraCovers.lead')}>
      {draft.extraCovers.map((rule, index) => {
        const at = `overbooking[${index}]`;
        return (
          <RuleCard
            key={rule.key}
            name={t('availability.extraCovers.rule', { number: index + 1 })}
            rule={rule}
            periods={periods}
            change={(part) => edit(rule.key, part)}
            remove={() => change({ extraCovers: without(draft.extraCovers, rule.key) })}
            problems={{ rule: problems[at], periods: problems[`${at}.periodIds`] }}
          >
            <TextField
              label={t('availability.extraCovers.covers')}
              type="number"
              inputMode="numeric"
              min={0}
              max={availabilityBounds.extraCovers}
              value={rule.covers}
              error={problems[`${at}.extraCovers`]}
              onChange={({ target }) => edit(rule.key, { covers: target.value })}
            />
          </RuleCard>
        );
      })}
      <div>
        <Button
          variant="secondary"
          onClick={() => change({ extraCovers: [...draft.extraCovers, extraCoversDraft()] })}
        >
          <Icon name="plus" />
          {t('availability.extraCovers.add')}
        </Button>
      </div>
    </Section>
  );
}
