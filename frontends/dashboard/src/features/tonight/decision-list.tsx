import { memo } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { isGivenUp, minuteMs, minutesLate, minutesOver } from '@tablewell/api-client/book';
import type { Party, StepName } from '@tablewell/api-client/book';
import { Icon } from '../../lib/icons';
import { CompactButton } from './compact-button';
import type { Decision } from './model/decisions';
import { clockAt } from '../../lib/clock';
import { duration } from '../../parts/evening/labels';
import { stepLabel } from './step-labels';
import { t } from './texts';

const Box = styled.section`
  position: relative;
  flex: none;
  max-height: 45dvh;
  overflow: auto;
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    min-height: ${touchTarget};
    padding-inline: 0.25rem 0.375rem;
    font-size: 0.875rem;
    line-height: 1.25;
  }
  li + li {
    border-top: 1px solid color-mix(in srgb, ${color.warning} 28%, transparent);
  }
`;

/**
 * The count, at the start of the first line, unfolds the others. It stands beside the list, so that a press is not lost when another
 * decision becomes the first.
 */
const Fold = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0.25rem;
  display: inline-flex;
  gap: 0.125rem;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.warning};
  font-size: 1rem;
  font-weight: 700;
  cursor: pointer;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Space = styled.span`
  flex: none;
  width: 2.75rem;
`;

const What = styled.button`
  flex: 1 1 0;
  align-self: stretch;
  min-width: 0;
  padding: 0.125rem 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

interface DecisionListProps {
  decisions: readonly Decision[];
  zone: string;
  now: number;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
  onOpen: (party: Party) => void;
  onStep: (party: Party, step: StepName) => void;
  onMoveTo: (party: Party, tables: readonly string[]) => void;
  /** Chooses another table by hand. */
  onMove: (party: Party) => void;
}

/** What a host has to decide: the most urgent, and the others on demand, each with its best move. */
export const DecisionList = memo(function DecisionList({
  decisions,
  isOpen,
  onFold,
  ...rest
}: DecisionListProps) {
  const { length: count } = decisions;
  if (count === 0) return null;
  return (
    <Box aria-label={t('tonight.decide.title')}>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-label={t('tonight.decide.count', { count })}
        title={t('tonight.decide.count', { count })}
        onClick={() => onFold(!isOpen)}
      >
        {count}
        <Icon name="chevron" size={16} />
      </Fold>
      <Lines>
        {(isOpen ? decisions : decisions.slice(0, 1)).map((decision) => (
          <Line key={`${decision.kind} ${decision.party.id}`} decision={decision} {...rest} />
        ))}
      </Lines>
    </Box>
  );
});

type LineProps = Omit<DecisionListProps, 'decisions' | 'isOpen' | 'onFold'> & {
  decision: Decision;
};

function Line({ decision, zone, now, onOpen, onStep, onMoveTo, onMove }: LineProps) {
  const { kind, party } = decision;
  const name = party.name;
  return (
    <li>
      <Space />
      <What type="button" onClick={() => onOpen(party)}>
        {wordsOf(decision, zone, now)}
        {'overdue' in decision && decision.overdue && ` ${overdueWords(decision.overdue, zone, now)}`}
      </What>
      {kind === 'overdue' || kind === 'give-up' ? (
        <CompactButton
          variant="secondary"
          aria-label={t('tonight.row.step', { step: stepLabel(stepOf[kind]), name })}
          onClick={() => onStep(party, stepOf[kind])}
        >
          {stepLabel(stepOf[kind])}
        </CompactButton>
      ) : decision.proposal.length > 0 ? (
        <CompactButton
          aria-label={t('tonight.decide.giveLabel', { name, ...proposed(decision.proposal) })}
          onClick={() => onMoveTo(party, decision.proposal)}
        >
          {t('tonight.decide.give', proposed(decision.proposal))}
        </CompactButton>
      ) : (
        <CompactButton
          variant="secondary"
          aria-label={t('tonight.decide.findLabel', { name })}
          onClick={() => onMove(party)}
        >
          {t('tonight.decide.find')}
        </CompactButton>
      )}
    </li>
  );
}

/** The step that is proposed for a late party. */
const stepOf = { overdue: 'no-show', 'give-up': 'give-up-table' } as const;

const whoIs = ({ name, size, startsAt }: Party, zone: string) => ({
  name,
  size,
  time: clockAt(startsAt, zone),
});

const proposed = (tables: readonly string[]) => ({ count: tables.length, tables: tables.join(' + ') });

function wordsOf(decision: Decision, zone: string, now: number): string {
  const { party } = decision;
  const who = whoIs(party, zone);
  switch (decision.kind) {
    case 'no-table':
      if (isGivenUp(party)) return givenUpWords(party, zone, now);
      return party.stage === 'arrived'
        ? t('tonight.decide.waitsWithout', who)
        : t('tonight.decide.without', who);
    case 'give-up':
      return t('tonight.decide.giveUp', {
        ...who,
        duration: duration(delayOf(party, now)),
        ...proposed(party.tables),
      });
    case 'overdue':
      return overdueWords(party, zone, now);
    case 'clash': {
      const { other, table } = decision;
      const values = { ...who, other: other.name, table };
      const over = minutesOver(other, now);
      if (other.stage !== 'seated') return t('tonight.decide.clashBooked', values);
      return over > 0
        ? t('tonight.decide.clashOver', { ...values, duration: duration(over) })
        : t('tonight.decide.clashSits', values);
    }
  }
}

/** How late a party is that probably does not come, and the tables that it keeps. */
function overdueWords(party: Party, zone: string, now: number): string {
  const values = { ...whoIs(party, zone), duration: duration(minutesLate(party, now)) };
  return party.tables.length > 0
    ? t('tonight.decide.overdueAt', { ...values, ...proposed(party.tables) })
    : t('tonight.decide.overdue', values);
}

/** Minutes since the time of a party. */
const delayOf = (party: Party, now: number): number => Math.floor((now - party.startsAt) / minuteMs);

/** Why a party has no table: it was given up because the party is late. */
function givenUpWords(party: Party, zone: string, now: number): string {
  const { name, size, steps } = party;
  const at = steps.findLast(({ step }) => step === 'give-up-table')?.at ?? now;
  return t('tonight.decide.givenUp', {
    ...{ name, size, time: clockAt(at, zone) },
    duration: duration(delayOf(party, now)),
  });
}
