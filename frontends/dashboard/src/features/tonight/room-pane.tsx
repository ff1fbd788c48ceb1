import { useCallback, useMemo, useState } from 'react';
import { Button, LoadingPanel, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party, Section, TableState } from '@tablewell/api-client/book';
import { WhyDialog } from '../../parts/why/why-dialog';
import { BlocksButton } from './blocks/blocks-control';
import type { OpenBlocks } from './blocks/blocks-control';
import type { Intent } from './drag/use-table-drag';
import { FloorPlanView } from './floor/floor-plan-view';
import { soughtParties, tablesWith } from './floor/sought';
import { TableGrid } from './floor/table-grid';
import type { useLayout } from './floor/use-layout';
import { ServerBar } from './sections/server-bar';
import { Timeline } from './timeline/timeline';
import { t } from './texts';
import { NextButton, NextWords } from './waitlist/next-button';
import { useNextTables } from './waitlist/use-next-tables';

/** The settings for one evening: the sections of the servers, and the blocked tables. */
const Bar = styled.div`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  min-height: 2.75rem;
  button {
    flex: none;
    padding-inline: ${space.sm};
  }
  @media (max-width: 39.99rem) {
    flex-wrap: wrap;
  }
`;

interface RoomPaneProps {
  restaurantId: string;
  shown: 'floor' | 'timeline';
  evening: Evening;
  states: readonly TableState[];
  /** The parties whose guests come for the first time. */
  firstVisits: ReadonlySet<string>;
  sections: readonly Section[];
  layout: ReturnType<typeof useLayout>;
  now: number;
  /** The text in the search field. */
  typed: string;
  onTable: (state: TableState) => void;
  onParty: (party: Party) => void;
  /** A party was dragged along the timeline. */
  onDrop: (intent: Intent) => void;
  onServers: () => void;
  onBlocks: (open: OpenBlocks) => void;
}

/** The evening by tables, or along the time. */
export function RoomPane({
  restaurantId,
  shown,
  evening,
  states,
  firstVisits,
  sections,
  layout,
  now,
  typed,
  ...on
}: RoomPaneProps) {
  const { onBlocks } = on;
  const openBlocks = useCallback(() => onBlocks({ kind: 'blocks' }), [onBlocks]);
  const [isExplaining, setExplaining] = useState(false);
  const [isForNext, showForNext] = useState(false);
  const next = useNextTables(restaurantId, evening, states, now);
  const hits = useMemo(() => soughtParties(evening.parties, typed), [evening.parties, typed]);
  const sought = useMemo(
    () => (hits ? tablesWith(states, hits) : isForNext ? next?.sought : undefined),
    [states, hits, isForNext, next],
  );
  const zone = evening.timezone;
  const floor = { states, firstVisits, sections, sought, at: now, zone, onOpen: on.onTable };
  const bar = (
    <>
      <Bar>
        {shown === 'floor' && next && (
          <NextButton party={next.party} isShown={isForNext} onShow={showForNext} />
        )}
        {shown === 'floor' && evening.tables.length > 0 && (
          <ServerBar sections={sections} parties={evening.parties} onSet={on.onServers} />
        )}
        <BlocksButton evening={evening} now={now} onOpen={onBlocks} />
        {shown === 'timeline' && (
          <Button variant="quiet" onClick={() => setExplaining(true)}>
            {t('tonight.why')}
          </Button>
        )}
      </Bar>
      {shown === 'floor' && isForNext && next && <NextWords advice={next.advice} zone={zone} />}
    </>
  );
  return (
    <>
      <WhyDialog
        restaurantId={restaurantId}
        date={evening.date}
        open={isExplaining}
        onClose={() => setExplaining(false)}
      />
      {shown === 'floor' ? (
        layout === 'loading' ? (
          <LoadingPanel text={t('tonight.floor.loading')} />
        ) : layout ? (
          <FloorPlanView content={layout} {...floor}>
            {bar}
          </FloorPlanView>
        ) : (
          <>
            {bar}
            <TableGrid {...floor} />
          </>
        )
      ) : (
        <>
          {bar}
          <Timeline
            evening={evening}
            hits={hits}
            firstVisits={firstVisits}
            now={now}
            onOpen={on.onParty}
            onDrop={on.onDrop}
            onBlocks={openBlocks}
          />
        </>
      )}
    </>
  );
}
