import { memo } from 'react';
import { isOver, isRequested } from '@tablewell/api-client/book';
import type { Party, StepName } from '@tablewell/api-client/book';
import { useInGroupWords } from '../../../lib/guests/group-guests';
import { AllergySign, PartyMarks, hasAllergy } from '../../../lib/party-signs';
import type { Reply } from '../../../parts/replies/api/replies';
import { UnreadReply } from '../../../parts/replies/unread-reply';
import { unfitMark } from '../../../parts/unfit/unfit-note';
import { coversLabel, noTableLabel, runningLate } from '../../../parts/evening/labels';
import { nextStep, restStep } from '../model/steps';
import { shortClockAt } from '../../../lib/clock';
import { stepLabel } from '../step-labels';
import { Separated, Strong, momentOf } from './moment';
import { Facts, Name, Open, Rest, Row, Size, Step, Steps, TableChip, When } from './party-row-style';
import { isAtBlock, labelOf, saidBy } from './party-words';
import { t } from '../texts';

interface PartyRowProps {
  party: Party;
  zone: string;
  now: number;
  /** The owner's grace time for late parties, in minutes. */
  grace: number;
  /** The covers of its start, in the first row of that start; undefined: the row above has the same time. */
  covers?: number | undefined;
  /** The time is that of the row above. */
  isSameTime?: boolean;
  /** The settings in force would refuse it. */
  unfits: boolean;
  /** It arrived while the page was open. */
  isNew: boolean;
  isFirstVisit: boolean;
  /** It needs a table and has none. */
  lacksTable: boolean;
  /** Why its table is not free in time; empty if it is. */
  clash: string;
  /** The party that needs its table soon, in words; empty if there is none. */
  neededSoon: string;
  /** Its newest unread reply by SMS. */
  reply: Reply | undefined;
  /** It is so late that it probably does not come. */
  isOverdue?: boolean;
  onOpen: (party: Party) => void;
  onStep: (party: Party, step: StepName) => void;
}

/** One party of the evening with its next step. */
export const PartyRow = memo(function PartyRow(props: PartyRowProps) {
  const {
    party,
    zone,
    now,
    grace,
    covers,
    isSameTime,
    unfits,
    isNew,
    isFirstVisit,
    lacksTable,
    clash,
    neededSoon,
    reply,
    onOpen,
  } = props;
  const inGroup = useInGroupWords(party.id);
  const canceled = party.stage === 'canceled' || party.stage === 'no-show';
  return (
    <Row
      data-party-row={party.id}
      data-over={isOver(party) || undefined}
      data-canceled={canceled || undefined}
      data-new={isNew || undefined}
      data-drag-party={party.id}
      data-drag-held=""
    >
      <When aria-hidden="true" data-again={isSameTime || undefined}>
        {shortClockAt(party.startsAt, zone)}
        {covers !== undefined && <small>{coversLabel(covers)}</small>}
      </When>
      <Size aria-hidden="true">{party.size}</Size>
      <Open
        type="button"
        onClick={() => onOpen(party)}
        aria-label={labelOf(party, {
          zone,
          now,
          grace,
          unfits,
          isFirstVisit,
          inGroup,
          clash: clash || neededSoon,
          reply,
        })}
      >
        <Name>
          <span>{party.name}</span>
          <PartyMarks of={party} isFirstVisit={isFirstVisit} inGroup={inGroup} />
        </Name>
        <PartyFacts {...{ party, zone, now, grace, unfits, clash, neededSoon, reply }} />
      </Open>
      <TableChip
        data-pinned={party.isPinned || undefined}
        data-none={lacksTable || undefined}
        title={party.isPinned ? t('tonight.row.chosenByHost') : ''}
      >
        {lacksTable ? noTableLabel() : party.tables.join('+')}
      </TableChip>
      <StepButtons {...props} />
    </Row>
  );
});

type PartyFactsProps = Pick<
  PartyRowProps,
  'party' | 'zone' | 'now' | 'grace' | 'unfits' | 'clash' | 'neededSoon' | 'reply'
>;

/** Beside or below the name: what can make it ill, what is wrong, the time that matters, and what it said. */
function PartyFacts({ party, zone, now, grace, unfits, clash, neededSoon, reply }: PartyFactsProps) {
  const said = saidBy(party);
  return (
    <Facts data-allergy={hasAllergy(party) || undefined}>
      <AllergySign of={party} />
      <Rest data-whole={runningLate(party, zone) ? '' : undefined}>
        <Separated>
          {[
            ...(reply ? [<UnreadReply key="reply" of={reply} />] : []),
            ...(clash ? [<Strong key="clash" tone="danger" words={clash} />] : []),
            ...(neededSoon ? [<Strong key="soon" tone="warning" words={neededSoon} />] : []),
            ...(isAtBlock(party)
              ? [<Strong key="block" tone="warning" words={t('tonight.row.blocked')} />]
              : []),
            ...(unfits ? [<Strong key="unfit" tone="warning" words={unfitMark()} />] : []),
            ...momentOf(party, zone, now, grace),
            ...(said ? [said] : []),
          ]}
        </Separated>
      </Rest>
    </Facts>
  );
}

/** The most likely next steps. Without one their place stays empty, so that the tables of all rows are aligned. */
function StepButtons({ party, isOverdue = false, onStep }: PartyRowProps) {
  const next = nextStep(party);
  if (!next || isRequested(party))
    return (
      <Step as="span" variant="quiet" aria-hidden="true" style={{ visibility: 'hidden' }}>
        –
      </Step>
    );
  const steps: readonly StepName[] = isOverdue ? ['no-show', next] : [next];
  const rest = restStep(party);
  return (
    <Steps data-partly={rest ? '' : undefined}>
      {rest && (
        <Step
          variant="secondary"
          aria-label={t('tonight.row.step', { step: t('tonight.here.all'), name: party.name })}
          onClick={() => onStep(party, rest)}
        >
          {t('tonight.here.all')}
        </Step>
      )}
      {steps.map((step) => (
        <Step
          key={step}
          variant={step === 'arrive' || step === 'no-show' ? 'secondary' : 'primary'}
          aria-label={t('tonight.row.step', { step: stepLabel(step), name: party.name })}
          onClick={() => onStep(party, step)}
        >
          {stepLabel(step)}
        </Step>
      ))}
    </Steps>
  );
}
