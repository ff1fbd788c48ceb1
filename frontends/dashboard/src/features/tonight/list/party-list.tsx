import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { coversOf, turnEndOf } from '@tablewell/api-client/book';
import type { Party, StepName } from '@tablewell/api-client/book';
import { useUnreadReplies } from '../../../parts/replies/use-unread-replies';
import { RequestList } from '../../../parts/requests/request-list';
import { isComing, useUnfit } from '../../../parts/unfit/use-unfit';
import { bandsOf, findParties, startsOf, urgentFirst } from '../model/bands';
import type { BandName } from '../model/bands';
import type { Decision } from '../model/decisions';
import { coversLabel, partiesLabel } from '../../../parts/evening/labels';
import { clashWords, soonNeeded } from './clash-words';
import { PartyRow } from './party-row';
import { Heading, Rows, Section } from './section-style';
import { UnreadCount } from './unread-count';
import { useNewParties } from './use-new-parties';
import { useLine } from '../waitlist/use-line';
import { ListedSection } from '../waitlist/listed-section';
import { WaitRow } from '../waitlist/wait-row';
import { t } from '../texts';

const Fold = styled.button`
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`;

/**
 * Its size depends on its pane alone. Without that, Chromium keeps the width of skipped rows when a tablet is rotated, and
 * the rows are cut off.
 */
const Bands = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  align-content: start;
  container-type: inline-size;
`;

interface PartyListProps {
  restaurantId: string;
  /** The service day, YYYY-MM-DD. */
  date: string;
  parties: readonly Party[];
  decisions: readonly Decision[];
  /** The parties whose guests come for the first time. */
  firstVisits: ReadonlySet<string>;
  zone: string;
  now: number;
  /** The owner's grace time for late parties, in minutes. */
  grace: number;
  /** The part that is shown. */
  band: BandName;
  isDense: boolean;
  /** The text in the search field; what it finds is shown whatever the part. */
  typed: string;
  onOpen: (party: Party) => void;
  onStep: (party: Party, step: StepName, tables?: readonly string[]) => void;
}

/** The evening as a list: requested, waiting, expected by time, probably not coming, seated, done. */
export const PartyList = memo(function PartyList(props: PartyListProps) {
  const { restaurantId, parties, decisions, firstVisits, zone, now, grace, band, ...rest } = props;
  const { date, isDense, typed, onOpen, onStep } = rest;
  const [isUnfolded, setUnfolded] = useState(false);
  const fresh = useNewParties(parties);
  const unfit = useUnfit(restaurantId);
  const unread = useUnreadReplies(restaurantId);
  const line = useLine(restaurantId, parties);
  const isSearching = typed.trim() !== '';
  const found = findParties(parties, typed);
  const { requested, waiting, inLine, expected, overdue, seated, done } = bandsOf(found, now);
  const clashes = useMemo(() => clashWords(decisions, zone), [decisions, zone]);
  const soon = useMemo(() => soonNeeded(parties, now, zone), [parties, now, zone]);
  const without = useMemo(
    () => new Set(decisions.filter(({ kind }) => kind === 'no-table').map(({ party }) => party.id)),
    [decisions],
  );
  const shows = (part: BandName): boolean => isSearching || band === 'all' || band === part;
  const row = (
    party: Party,
    more: { covers?: number | undefined; isSameTime?: boolean; isOverdue?: boolean } = {},
  ) => (
    <PartyRow
      key={party.id}
      party={party}
      zone={zone}
      now={now}
      grace={grace}
      unfits={isComing(party) && unfit.has(party.id)}
      isNew={fresh.has(party.id)}
      isFirstVisit={firstVisits.has(party.id)}
      lacksTable={without.has(party.id)}
      clash={clashes.get(party.id) ?? ''}
      neededSoon={clashes.has(party.id) ? '' : (soon.get(party.id) ?? '')}
      reply={unread.get(party.id)}
      onOpen={onOpen}
      onStep={onStep}
      {...more}
    />
  );
  const part = (name: BandName, title: string, own: readonly Party[], content: ReactNode) =>
    own.length > 0 &&
    shows(name) && (
      <Section aria-label={title}>
        <BandHeading title={title} parties={own} />
        {content}
      </Section>
    );

  if (found.length === 0)
    return isSearching ? (
      <EmptyState title={t('tonight.search.none', { words: typed.trim() })}>
        {t('tonight.search.noneText')}
      </EmptyState>
    ) : (
      <EmptyState title={t('tonight.noParties.title')}>{t('tonight.noParties.text')}</EmptyState>
    );

  const requests = requested.filter(({ request }) => request);
  const isFolded = !isUnfolded && !isSearching && band !== 'done';
  const empty = {
    waiting: [...inLine, ...waiting],
    expected: [...requested, ...expected, ...overdue],
    seated,
    done,
    all: found,
  }[band];
  return (
    <Bands data-dense={isDense || undefined}>
      {!isSearching && <UnreadCount parties={parties} unread={unread} onOpen={onOpen} />}
      {requests.length > 0 && shows('expected') && (
        <RequestList
          restaurantId={restaurantId}
          requests={requests}
          total={requests.length}
          zone={zone}
          isOneDay
        />
      )}
      {!isSearching && empty.length === 0 && <EmptyState title={t('tonight.band.none')} />}
      {part(
        'waiting',
        t('tonight.band.waitlist'),
        inLine,
        <Rows>
          {inLine.map((party) => (
            <WaitRow
              key={party.id}
              party={party}
              advice={line.get(party.id)}
              zone={zone}
              now={now}
              onOpen={onOpen}
              onStep={onStep}
            />
          ))}
        </Rows>,
      )}
      {part(
        'waiting',
        t('tonight.band.waiting'),
        waiting,
        <Rows>{urgentFirst(waiting, without).map((party) => row(party))}</Rows>,
      )}
      {!isSearching && shows('waiting') && (
        <ListedSection restaurantId={restaurantId} date={date} zone={zone} now={now} />
      )}
      {part(
        'expected',
        t('tonight.band.expected'),
        expected,
        startsOf(expected, without).map((start) => (
          <Rows key={`${start.at} ${start.parties[0]?.id}`}>
            {start.parties.map((party, index) =>
              row(party, index === 0 ? { covers: start.covers } : { isSameTime: true }),
            )}
          </Rows>
        )),
      )}
      {part(
        'expected',
        t('tonight.band.overdue'),
        overdue,
        <Rows>{overdue.map((party) => row(party, { isOverdue: true }))}</Rows>,
      )}
      {part(
        'seated',
        t('tonight.band.seated'),
        seated,
        <Rows>{[...seated].sort((a, b) => turnEndOf(a) - turnEndOf(b)).map((party) => row(party))}</Rows>,
      )}
      {done.length > 0 && shows('done') && (
        <Section aria-label={t('tonight.band.done')}>
          <Heading>
            <Fold type="button" aria-expanded={!isFolded} onClick={() => setUnfolded(isFolded)}>
              {isFolded ? '▸' : '▾'} {t('tonight.band.done')}
            </Fold>
            <span>{partiesLabel(done.length)}</span>
          </Heading>
          {!isFolded && <Rows>{done.map((party) => row(party))}</Rows>}
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
