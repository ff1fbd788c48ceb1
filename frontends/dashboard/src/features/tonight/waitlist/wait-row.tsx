import { memo } from 'react';
import type { Party, StepName } from '@tablewell/api-client/book';
import { clockAt, shortClockAt } from '../../../lib/clock';
import { AllergySign, PartyMarks, hasAllergy } from '../../../lib/party-signs';
import { duration } from '../../../parts/evening/labels';
import { Separated, Strong } from '../list/moment';
import { Facts, Name, Open, Rest, Row, Size, Step, Steps, TableChip, When } from '../list/party-row-style';
import { saidBy } from '../list/party-words';
import { stepLabel } from '../step-labels';
import { t } from '../texts';
import type { Advice } from './api';
import { expectedWords, heldWords, isBroken, proposalWords, toldWords, waitedMinutes } from './wait-words';

interface WaitRowProps {
  party: Party;
  /** Undefined for a party that has its table, or while nothing is known. */
  advice: Advice | undefined;
  zone: string;
  now: number;
  onOpen: (party: Party) => void;
  onStep: (party: Party, step: StepName, tables?: readonly string[]) => void;
}

/** A party's own words, if it joined through the link. */
function newsOf({ wait }: Party, zone: string, now: number) {
  const { checkedInAt, lateMinutes, notBefore = 0 } = wait ?? {};
  return [
    ...(checkedInAt ? [{ key: 'here', words: t('tonight.wait.here') }] : []),
    ...(lateMinutes
      ? [{ key: 'late', tone: 'warning' as const, words: t('tonight.wait.late', { count: lateMinutes }) }]
      : []),
    ...(notBefore > now
      ? [{ key: 'later', words: t('tonight.wait.notBefore', { time: clockAt(notBefore, zone) }) }]
      : []),
  ];
}

/** One party of the waitlist: how long it waits, what it was told, the table for it, and its next steps (WAIT-10). */
export const WaitRow = memo(function WaitRow({ party, advice, zone, now, onOpen, onStep }: WaitRowProps) {
  const waited = t('tonight.wait.waited', { duration: duration(waitedMinutes(party, now)) });
  const told = toldWords(party, now);
  const broken = isBroken(party, now);
  const held = heldWords(party, now);
  const isReady = party.stage === 'ready';
  const tables = isReady ? party.tables : (advice?.tables ?? []);
  const table = tables.join('+');
  const proposal = isReady ? '' : proposalWords(advice, zone);
  const areas = party.wait?.areas.join(', ') ?? '';
  const said = [
    party.wait?.isAccessible ? t('tonight.wait.accessibleMark') : '',
    areas,
    saidBy({ ...party, area: '' }),
  ].filter(Boolean);
  const urgent = [
    ...(held ? [{ key: 'held', tone: 'warning' as const, words: held }] : []),
    ...(isReady && party.wait?.comingAt ? [{ key: 'coming', words: t('tonight.wait.coming') }] : []),
    ...newsOf(party, zone, now),
    ...(broken ? [{ key: 'told', tone: 'danger' as const, words: told }] : []),
    ...(!isReady && party.wait?.lapsedAt
      ? [{ key: 'missed', tone: 'warning' as const, words: t('tonight.wait.missed') }]
      : []),
  ];
  // A phone cuts the text, so the expected wait stands before the quoted one.
  const rest = [proposal, expectedWords(advice), broken ? '' : told, ...said].filter(Boolean);
  const label = [party.name, t('tonight.partyOf', { size: party.size }), waited];
  const words = [...label, ...urgent.map((each) => each.words), ...rest].join(', ');
  const queued = party.id.startsWith('queued:');
  return (
    <Row
      data-party-row={party.id}
      data-wait={party.stage}
      data-drag-party={queued ? undefined : party.id}
      data-drag-held=""
    >
      <When aria-hidden="true">
        {duration(waitedMinutes(party, now))}
        <small>{shortClockAt(party.wait?.joinedAt ?? party.startsAt, zone)}</small>
      </When>
      <Size aria-hidden="true">{party.size}</Size>
      <Open type="button" onClick={() => onOpen(party)} aria-label={words}>
        <Name>
          <span>{party.name}</span>
          <PartyMarks of={party} isFirstVisit={false} />
        </Name>
        <Facts data-allergy={hasAllergy(party) || undefined}>
          <AllergySign of={party} />
          <Rest>
            <Separated>{[...urgent.map((each) => <Strong {...each} key={each.key} />), ...rest]}</Separated>
          </Rest>
        </Facts>
      </Open>
      <TableChip data-pinned={isReady || undefined}>{table}</TableChip>
      <Steps data-partly="">
        {!isReady && (
          <Step
            variant="primary"
            disabled={table === '' || queued}
            aria-label={t('tonight.row.step', { step: stepLabel('ready'), name: party.name })}
            onClick={() => onStep(party, 'ready', tables)}
          >
            {stepLabel('ready')}
          </Step>
        )}
        <Step
          variant={isReady ? 'primary' : 'secondary'}
          disabled={table === '' || queued}
          aria-label={t('tonight.row.step', { step: stepLabel('seat'), name: party.name })}
          onClick={() => onStep(party, 'seat', isReady ? [] : tables)}
        >
          {stepLabel('seat')}
        </Step>
      </Steps>
    </Row>
  );
});
