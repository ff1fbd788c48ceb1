import { Button } from '@tablewell/ui';
import { Icon } from '../../lib/icons';
import { Section } from '../../forms/section';
import { PacingFields } from './pacing-fields';
import { RuleCard } from './rule-card';
import { pacingDraft } from './rules-draft';
import type { PacingDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';
import { t } from './texts';

/** How many guests and parties may start at a time (AVAIL-3, AVAIL-4). */
export function PacingSection({ draft, change, problems, periods }: RulesSectionProps) {
  const edit = (key: string, part: Partial<PacingDraft>): void =>
    change({ pacing: withChanged(draft.pacing, key, part) });
  return (
    <Section title={t('availability.pacing.title')} lead={t('availability.pacing.lead')}>
      {draft.pacing.map((rule, index) => {
        const at = `pacing[${index}]`;
        return (
          <RuleCard
            key={rule.key}
            name={t('availability.pacing.rule', { number: index + 1 })}
            rule={rule}
            periods={periods}
            change={(part) => edit(rule.key, part)}
            remove={() => change({ pacing: without(draft.pacing, rule.key) })}
            problems={{ rule: problems[at], periods: problems[`${at}.periodIds`] }}
          >
            <PacingFields rule={rule} at={at} problems={problems} change={(part) => edit(rule.key, part)} />
          </RuleCard>
        );
      })}
      <Buttons periods={periods} add={(rule) => change({ pacing: [...draft.pacing, rule] })} />
    </Section>
  );
}

/** One button per period if there are any: lunch and dinner rarely have the same pacing. */
function Buttons({
  periods,
  add,
}: Pick<RulesSectionProps, 'periods'> & { add: (rule: PacingDraft) => void }) {
  const choices = periods.length > 1 && periods.length <= 4 ? periods : [];
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {choices.map(({ id, label }) => (
        <Button key={id} variant="secondary" onClick={() => add(pacingDraft({ periodIds: [id] }))}>
          <Icon name="plus" />
          {t('availability.pacing.addFor', { period: label })}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => add(pacingDraft())}>
        <Icon name="plus" />
        {choices.length > 0 ? t('availability.pacing.addForAll') : t('availability.pacing.add')}
      </Button>
    </div>
  );
}
