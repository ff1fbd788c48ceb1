import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Inline, color, media, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { ChoiceChips } from '../../lib/choice-chips';
import { WeekdayToggles, daysLabel } from '../../lib/weekday-toggles';
import { Icon } from '../../lib/icons';
import type { ScopeDraft } from './rules-draft';
import { t } from './texts';

/** The frame of one rule or special day. */
export const RuleBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const Applies = styled.p`
  color: ${color.textMuted};
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-weight: 500;
`;

/** Small fields beside each other, all of the same width. */
export const RuleFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.sm} ${space.md};
  ${media.tablet} {
    /* Wide enough for a date with its calendar button. */
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  }
`;

/** An operating period that a rule may be limited to. */
export interface PeriodChoice {
  readonly id: string;
  readonly label: string;
}

interface RuleCardProps {
  /** The accessible name: "Turn time 2". */
  name: string;
  rule: ScopeDraft;
  periods: readonly PeriodChoice[];
  change: (part: Partial<Pick<ScopeDraft, 'periodIds' | 'weekdays'>>) => void;
  remove: () => void;
  /** The problem of the rule as a whole, and of its periods and days. */
  problems: { readonly rule: string | undefined; readonly periods: string | undefined };
  children: ReactNode;
}

/** One rule: its numbers, and the periods and days that it applies to, which open on demand. */
export function RuleCard({ name, rule, periods, change, remove, problems, children }: RuleCardProps) {
  const [isLimiting, setLimiting] = useState(false);
  const { periodIds, weekdays } = rule;
  return (
    <RuleBox role="group" aria-label={name}>
      <RuleFields>{children}</RuleFields>
      <ErrorText aria-live="polite">{problems.rule}</ErrorText>
      {(isLimiting || problems.periods) && (
        <Inline $gap="lg" style={{ alignItems: 'flex-start' }}>
          {periods.length > 1 && (
            <ChoiceChips
              label={t('availability.rule.periods')}
              choices={periods}
              value={periodIds}
              error={problems.periods}
              onChange={(chosen) => change({ periodIds: chosen })}
            />
          )}
          <WeekdayToggles
            label={t('availability.rule.days')}
            value={weekdays}
            onChange={(chosen) => change({ weekdays: chosen })}
          />
        </Inline>
      )}
      <Inline $justify="between">
        <Applies>
          {t('availability.rule.appliesTo', {
            periods: periodsLabel(periodIds, periods),
            days: daysLabel(weekdays),
          })}
        </Applies>
        <Inline $gap="xs">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isLimiting}
            onClick={() => setLimiting(!isLimiting)}
          >
            {isLimiting ? t('availability.rule.done') : t('availability.rule.limit')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={remove}
            aria-label={t('availability.rule.removeNamed', { rule: name.toLowerCase() })}
          >
            <Icon name="trash" size={18} />
            {t('availability.rule.remove')}
          </Button>
        </Inline>
      </Inline>
    </RuleBox>
  );
}

function periodsLabel(chosen: readonly string[], periods: readonly PeriodChoice[]): string {
  const names = periods.flatMap(({ id, label }) => (chosen.includes(id) ? [label] : []));
  return names.length === 0 ? t('availability.rule.allPeriods') : names.join(', ');
}
