import { Button, TextField } from '@tablewell/ui';
import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import { Icon } from '../../lib/icons';
import { Section } from '../../forms/section';
import { RuleCard } from './rule-card';
import { turnTimeDraft } from './rules-draft';
import type { TurnTimeDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';
import { t } from './texts';

/** How long parties keep their tables, by size, period and weekday (AVAIL-1, AVAIL-2). */
export function TurnTimesSection({
  draft,
  change,
  problems,
  periods,
  usual,
}: RulesSectionProps & { usual: number }) {
  const edit = (key: string, part: Partial<TurnTimeDraft>): void =>
    change({ turnTimes: withChanged(draft.turnTimes, key, part) });
  return (
    <Section title={t('availability.turnTimes.title')} lead={t('availability.turnTimes.lead', { usual })}>
      {draft.turnTimes.map((turn, index) => {
        const at = `turnTimes[${index}]`;
        return (
          <RuleCard
            key={turn.key}
            name={t('availability.turnTimes.rule', { number: index + 1 })}
            rule={turn}
            periods={periods}
            change={(part) => edit(turn.key, part)}
            remove={() => change({ turnTimes: without(draft.turnTimes, turn.key) })}
            problems={{ rule: problems[at], periods: problems[`${at}.periodIds`] }}
          >
            <TextField
              label={t('availability.turnTimes.minutes')}
              type="number"
              inputMode="numeric"
              min={seatingMinutes.min}
              max={seatingMinutes.max}
              step={5}
              value={turn.minutes}
              error={problems[`${at}.minutes`]}
              onChange={({ target }) => edit(turn.key, { minutes: target.value })}
            />
            <TextField
              label={t('availability.turnTimes.from')}
              placeholder={t('availability.turnTimes.any')}
              type="number"
              inputMode="numeric"
              min={1}
              value={turn.smallestParty}
              error={problems[`${at}.smallestParty`]}
              onChange={({ target }) => edit(turn.key, { smallestParty: target.value })}
            />
            <TextField
              label={t('availability.turnTimes.to')}
              placeholder={t('availability.turnTimes.any')}
              type="number"
              inputMode="numeric"
              min={1}
              value={turn.largestParty}
              error={problems[`${at}.largestParty`]}
              onChange={({ target }) => edit(turn.key, { largestParty: target.value })}
            />
          </RuleCard>
        );
      })}
      <div>
        <Button
          variant="secondary"
          onClick={() => change({ turnTimes: [...draft.turnTimes, turnTimeDraft({ minutes: usual })] })}
        >
          <Icon name="plus" />
          {t('availability.turnTimes.add')}
        </Button>
      </div>
      <TextField
        label={t('availability.turnTimes.pause')}
        hint={t('availability.turnTimes.pauseHint')}
        placeholder={t('availability.turnTimes.noPause')}
        type="number"
        inputMode="numeric"
        min={0}
        max={120}
        step={5}
        style={{ maxWidth: '12rem' }}
        value={draft.pauseMinutes}
        error={problems['pauseMinutes']}
        onChange={({ target }) => change({ pauseMinutes: target.value })}
      />
    </Section>
  );
}
