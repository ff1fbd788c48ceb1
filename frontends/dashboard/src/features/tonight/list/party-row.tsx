import { memo } from 'react';
import { Button, color, media, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { isExpected, isOver, minutesLate, minutesOver, minutesSince } from '@tablewell/api-client/evening';
import type { Party, StepName } from '@tablewell/api-client/evening';
import { cardWords, lateWords } from '../../../lib/diner-words';
import { unfitMark } from '../../unfit/unfit-note';
import { clockAt, duration, nextStep, stageLabel, stepLabel } from '../words';
import { t } from '../texts';

const betweenTabletAndDesktop = '@media (min-width: 40rem) and (max-width: 63.99rem)';

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto auto;
  gap: ${space.xs};
  align-items: center;
  min-height: 3.5rem;
  padding: ${space.xxs} ${space.xs} ${space.xxs} ${space.sm};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  /* A dialog or a toast makes the browser look at every element anew: of a long night only at the rows in sight. */
  content-visibility: auto;
  contain-intrinsic-height: auto 3.5rem;
  /* A tablet on its stand shows the list alone: a row is one line, so that twenty parties fit on its screen. */
  ${betweenTabletAndDesktop} {
    min-height: 3rem;
    padding-block: 0;
    contain-intrinsic-height: auto 3rem;
  }
  &:last-child {
    border-bottom: 0;
  }
  &[data-over] {
    color: ${color.textMuted};
  }
  &[data-new] {
    animation: arrived 4s ease-out;
  }
  @keyframes arrived {
    from {
      background: ${color.accentSoft};
    }
  }
`;

const Size = styled.span`
  font-size: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Open = styled.button`
  min-width: 0;
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${betweenTabletAndDesktop} {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    > :first-child {
      flex: none;
      max-width: 60%;
    }
  }
`;

/** A diner's details are worth a second line on a phone. */
const onPhone = '@media (max-width: 39.99rem)';

const Name = styled.span`
  font-weight: 650;
  line-height: 1.3;
  [data-canceled] & {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

const Facts = styled.span`
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.35;
  strong {
    font-weight: 650;
  }
  ${onPhone} {
    &&[data-details] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      white-space: normal;
    }
  }
  [data-tone='warning'] {
    color: ${color.warning};
  }
  [data-tone='danger'] {
    color: ${color.danger};
  }
`;

const TableChip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  height: 1.875rem;
  padding: 0 ${space.xs};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  font-size: 0.875rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-pinned] {
    border-color: ${color.control};
  }
  &:empty {
    visibility: hidden;
  }
`;

const Step = styled(Button)`
  min-width: 5.25rem;
  padding-inline: ${space.xs};
  ${media.tablet} {
    min-width: 5.75rem;
  }
`;

interface PartyRowProps {
  party: Party;
  zone: string;
  now: number;
  /** The time is already shown above the row. */
  isUnderTime: boolean;
  /** The settings in force would refuse it. */
  unfits: boolean;
  /** It arrived while the page was open. */
  isNew: boolean;
  onOpen: (party: Party) => void;
  onStep: (party: Party, step: StepName) => void;
}

/** One party of the evening with its next step. */
export const PartyRow = memo(function PartyRow({
  party,
  zone,
  now,
  isUnderTime,
  unfits,
  isNew,
  onOpen,
  onStep,
}: PartyRowProps) {
  const step = nextStep(party);
  const said = saidBy(party);
  const canceled = party.stage === 'canceled' || party.stage === 'no-show';
  return (
    <Row
      data-over={isOver(party) || undefined}
      data-canceled={canceled || undefined}
      data-new={isNew || undefined}
    >
      <Size aria-hidden="true">{party.size}</Size>
      <Open type="button" onClick={() => onOpen(party)} aria-label={labelOf(party, zone, now, unfits)}>
        <Name>{party.name}</Name>
        <Facts data-details={saysLate(party) || cardWords(party) ? '' : undefined}>
          {isAtBlock(party) && <strong data-tone="warning">{t('tonight.row.blocked')} · </strong>}
          {unfits && <strong data-tone="warning">{unfitMark()} · </strong>}
          {isUnderTime && minutesLate(party, now) === 0 && !saysLate(party) ? (
            said || partyWords(party)
          ) : (
            <>
              <Moment party={party} zone={zone} now={now} />
              {said && ` · ${said}`}
            </>
          )}
        </Facts>
      </Open>
      <TableChip
        data-pinned={party.isPinned || undefined}
        title={party.isPinned ? t('tonight.row.chosenByHost') : ''}
      >
        {party.tables.join('+')}
      </TableChip>
      {step ? (
        <Step
          variant={step === 'arrive' ? 'secondary' : 'primary'}
          aria-label={t('tonight.row.step', { step: stepLabel(step), name: party.name })}
          onClick={() => onStep(party, step)}
        >
          {stepLabel(step)}
        </Step>
      ) : (
        <Step as="span" variant="quiet" aria-hidden="true" style={{ visibility: 'hidden' }}>
          –
        </Step>
      )}
    </Row>
  );
});

/**
 * What matters about the party’s time: late, waiting, seated since, over its turn time. The most urgent comes first,
 * because a narrow list cuts off the rest.
 */
function Moment({ party, zone, now }: { party: Party; zone: string; now: number }) {
  const start = clockAt(party.startsAt, zone);
  const late = minutesLate(party, now);
  const announced = saysLate(party) ? lateWords(party, zone) : '';
  if (late > 0)
    return (
      <>
        <strong data-tone={late >= 15 ? 'danger' : 'warning'}>{lateLabel(party, late)}</strong> ·{' '}
        {announced && party.late
          ? t('tonight.row.said', {
              minutes: party.late.minutes,
              time: clockAt(party.late.saidAt, zone),
            })
          : start}
      </>
    );
  if (announced)
    return (
      <>
        <strong data-tone="warning">{announced}</strong> · {start}
      </>
    );
  if (party.stage === 'arrived')
    return (
      <>
        <strong>
          {t('tonight.row.wait', { duration: duration(minutesSince(party, 'arrive', now) ?? 0) })}
        </strong>{' '}
        · {start}
      </>
    );
  if (party.stage !== 'seated')
    return <>{party.stage === 'booked' ? start : `${start} · ${stageLabel(party.stage)}`}</>;
  const over = minutesOver(party, now);
  return over > 0 ? (
    <strong data-tone="danger">{t('tonight.pastItsTime', { duration: duration(over) })}</strong>
  ) : (
    <>
      {t('tonight.row.seatedUntil', {
        duration: duration(minutesSince(party, 'seat', now) ?? 0),
        time: clockAt(party.until, zone),
      })}
    </>
  );
}

/** Shown below a name without notes. */
const partyWords = ({ stage, size }: Party): string =>
  stage === 'confirmed' ? stageLabel('confirmed') : t('tonight.guests', { count: size });

/** The party has not arrived and has announced that it comes late. */
const saysLate = (party: Party): boolean => isExpected(party) && party.late !== undefined;

/** How late it is, counted from its time. */
const lateLabel = (party: Party, beyond: number): string =>
  t('tonight.row.late', { duration: duration(beyond + (party.late?.minutes ?? 0)) });

/** The details that the party gave, before and after booking. */
const saidBy = (party: Party): string => [party.notes, cardWords(party)].filter(Boolean).join(' · ');

const isAtBlock = ({ blockedBy = [] }: Party): boolean => blockedBy.length > 0;

/** The row in words, for screen readers. */
function labelOf(party: Party, zone: string, now: number, unfits: boolean): string {
  const late = minutesLate(party, now);
  const parts = [
    party.name,
    t('tonight.partyOf', { size: party.size }),
    clockAt(party.startsAt, zone),
    late > 0 ? lateLabel(party, late) : stageLabel(party.stage),
    saysLate(party) ? lateWords(party, zone) : '',
    party.tables.length > 0
      ? t('tonight.row.tables', { tables: party.tables.join(' and ') })
      : t('tonight.row.noTable'),
    isAtBlock(party) ? t('tonight.row.tableBlocked') : '',
    unfits ? unfitMark().toLowerCase() : '',
    saidBy(party),
  ];
  return parts.filter(Boolean).join(', ');
}
