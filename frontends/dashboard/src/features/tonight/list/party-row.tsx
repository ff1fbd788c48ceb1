import { memo } from 'react';
import { isOver, minutesLate } from '@tablewell/api-client/evening';
import type { Party, StepName } from '@tablewell/api-client/evening';
import { cardWords } from '../../../lib/diner-words';
import { unfitMark } from '../../unfit/unfit-note';
import { nextStep, stepLabel } from '../words';
import { Moment } from './moment';
import { Facts, Name, Open, Row, Size, Step, TableChip } from './party-row-style';
import { isAtBlock, labelOf, partyWords, saidBy, saysLate } from './party-words';
import { t } from '../texts';

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
        <PartyFacts party={party} zone={zone} now={now} isUnderTime={isUnderTime} unfits={unfits} />
      </Open>
      <TableChip
        data-pinned={party.isPinned || undefined}
        title={party.isPinned ? t('tonight.row.chosenByHost') : ''}
      >
        {party.tables.join('+')}
      </TableChip>
      <StepButton party={party} onStep={onStep} />
    </Row>
  );
});

type PartyFactsProps = Pick<PartyRowProps, 'party' | 'zone' | 'now' | 'isUnderTime' | 'unfits'>;

/** Beside or below the name: what is wrong, the time that matters, and what the party said. */
function PartyFacts({ party, zone, now, isUnderTime, unfits }: PartyFactsProps) {
  const said = saidBy(party);
  return (
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
  );
}

/** The most likely next step. Without one its place stays empty, so that the tables of all rows are aligned. */
function StepButton({ party, onStep }: Pick<PartyRowProps, 'party' | 'onStep'>) {
  const step = nextStep(party);
  return step ? (
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
  );
}
