import { memo, useState } from 'react';
import { EmptyState, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { requestOfParty } from '../../requests/api/requests';
import { isComing, useUnfit } from '../../unfit/use-unfit';
import { RequestList } from '../../requests/request-list';
import { bandsOf, findParties, startsOf } from '../model/bands';
import { coversOf, turnEndOf } from '@tablewell/api-client/evening';
import type { Party, StepName } from '@tablewell/api-client/evening';
import { clockAt, coversLabel, partiesLabel } from '../words';
import { PartyRow } from './party-row';
import { useNewParties } from './use-new-parties';
import { t } from '../texts';

const Section = styled.section`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow: clip;
`;

const Heading = styled.h2`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.sm};
  padding: ${space.xs} ${space.sm};
  background: ${color.sunken};
  border-bottom: 1px solid ${color.border};
  font-size: 0.9375rem;
  font-weight: 700;
  span {
    color: ${color.textMuted};
    font-size: 0.875rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

const Time = styled.h3`
  display: flex;
  justify-content: space-between;
  padding: ${space.xxs} ${space.sm};
  border-bottom: 1px solid ${color.border};
  background: ${color.page};
  color: ${color.textMuted};
  font-size: 0.8125rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Fold = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`;

const Bands = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
`;

interface PartyListProps {
  restaurantId: string;
  parties: readonly Party[];
  zone: string;
  now: number;
  /** The text in the search field. */
  typed: string;
  onOpen: (party: Party) => void;
  onStep: (party: Party, step: StepName) => void;
}

/** The evening as a list: requested, waiting, expected by time, seated, done. */
export const PartyList = memo(function PartyList({
  restaurantId,
  parties,
  zone,
  now,
  typed,
  onOpen,
  onStep,
}: PartyListProps) {
  const [showsDone, setShowsDone] = useState(false);
  const fresh = useNewParties(parties);
  const unfit = useUnfit(restaurantId);
  const found = findParties(parties, typed);
  const { requested, waiting, expected, seated, done } = bandsOf(found);
  const requests = requested.flatMap((party) => requestOfParty(party) ?? []);
  const rows = (list: readonly Party[], isUnderTime = false) => (
    <Rows>
      {list.map((party) => (
        <PartyRow
          key={party.id}
          party={party}
          zone={zone}
          now={now}
          isUnderTime={isUnderTime}
          unfits={isComing(party) && unfit.has(party.id)}
          isNew={fresh.has(party.id)}
          onOpen={onOpen}
          onStep={onStep}
        />
      ))}
    </Rows>
  );
  if (found.length === 0)
    return typed.trim() ? (
      <EmptyState title={t('tonight.search.none', { words: typed.trim() })}>
        {t('tonight.search.noneText')}
      </EmptyState>
    ) : (
      <EmptyState title={t('tonight.noParties.title')}>{t('tonight.noParties.text')}</EmptyState>
    );
  return (
    <Bands>
      {requests.length > 0 && (
        <RequestList
          restaurantId={restaurantId}
          requests={requests}
          total={requests.length}
          zone={zone}
          isOneDay
        />
      )}
      {waiting.length > 0 && (
        <Section aria-label={t('tonight.band.waiting')}>
          <BandHeading title={t('tonight.band.waiting')} parties={waiting} />
          {rows(waiting)}
        </Section>
      )}
      {expected.length > 0 && (
        <Section aria-label={t('tonight.band.expected')}>
          <BandHeading title={t('tonight.band.expected')} parties={expected} />
          {startsOf(expected).map((start) => (
            <div key={start.at}>
              <Time>
                <span>{clockAt(start.at, zone)}</span>
                <span>
                  {partiesLabel(start.parties.length)} · {coversLabel(start.covers)}
                </span>
              </Time>
              {rows(start.parties, true)}
            </div>
          ))}
        </Section>
      )}
      {seated.length > 0 && (
        <Section aria-label={t('tonight.band.seated')}>
          <BandHeading title={t('tonight.band.seated')} parties={seated} />
          {rows([...seated].sort((a, b) => turnEndOf(a) - turnEndOf(b)))}
        </Section>
      )}
      {done.length > 0 && (
        <Section aria-label={t('tonight.band.done')}>
          <Heading>
            <Fold type="button" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
              {showsDone ? '▾' : '▸'} {t('tonight.band.done')}
            </Fold>
            <span>{partiesLabel(done.length)}</span>
          </Heading>
          {showsDone && rows(done)}
        </Section>
      )}
    </Bands>
  );
});

const BandHeading = ({ title, parties }: { title: string; parties: readonly Party[] }) => (
  <Heading>
    {title}
    <span>
      {partiesLabel(parties.length)} · {coversLabel(coversOf(parties))}
    </span>
  </Heading>
);
