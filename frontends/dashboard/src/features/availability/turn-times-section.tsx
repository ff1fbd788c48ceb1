import { Button, TextField } from '@tablewell/ui';
import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import { Icon } from '../../lib/icons';
import { Section } from '../settings/section';
import { RuleCard } from './rule-card';
import { turnTimeDraft } from './rules-draft';
import type { TurnTimeDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';

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
    <Section
      title="Turn times"
      lead={`A party keeps its table for ${usual} minutes, unless one of these applies. The first that fits counts.`}
    >
      {draft.turnTimes.map((turn, index) => {
        const at = `turnTimes[${index}]`;
        return (
          <RuleCard
            key={turn.key}
            name={`Turn time ${index + 1}`}
            rule={turn}
            periods={periods}
            change={(part) => edit(turn.key, part)}
            remove={() => change({ turnTimes: without(draft.turnTimes, turn.key) })}
            problems={{ rule: problems[at], periods: problems[`${at}.periodIds`] }}
          >
            <TextField
              label="Minutes"
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
              label="From party size"
              placeholder="Any"
              type="number"
              inputMode="numeric"
              min={1}
              value={turn.smallestParty}
              error={problems[`${at}.smallestParty`]}
              onChange={({ target }) => edit(turn.key, { smallestParty: target.value })}
            />
            <TextField
              label="To party size"
              placeholder="Any"
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
          Add turn time
        </Button>
      </div>
      <TextField
        label="Pause between parties (minutes)"
        hint="A table stays empty for this long after each party, to be cleared and set."
        placeholder="None"
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
