import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, Stack, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { statesAt } from '@tablewell/api-client/evening';
import type { Evening, Section } from '@tablewell/api-client/evening';
import { BlockedBanner } from './blocks/blocks-control';
import { BoardActions } from './board-actions';
import { CoversStrip } from './covers-strip';
import { BoardDialogs } from './dialogs/board-dialogs';
import { useOpenDialog } from './dialogs/use-open-dialog';
import { useLayout } from './floor/use-layout';
import { PartyList } from './list/party-list';
import { withQueued } from './model/apply-step';
import { RoomPane } from './room-pane';
import { QueueNotes } from './steps/queue-notes';
import { useSteps } from './steps/use-steps';
import { Summary } from './summary';
import { useBoardView } from './use-board-view';
import { useKeys } from './use-keys';
import { t } from './texts';

/** The list beside the room if there is space; on a phone one at a time, chosen by buttons. */
const Panes = styled.div`
  display: grid;
  gap: ${space.md};
  ${media.desktop} {
    grid-template-columns: minmax(20rem, 5fr) minmax(0, 8fr);
    align-items: start;
  }
`;

const Pane = styled.div`
  min-width: 0;
  &[data-hidden] {
    display: none;
  }
  ${media.desktop} {
    &[data-list] {
      display: block;
    }
    position: sticky;
    top: ${space.md};
    max-height: calc(100dvh - 2rem);
    overflow: auto;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  align-items: center;
  justify-content: space-between;
`;

const noSections: readonly Section[] = [];

interface EveningBoardProps {
  restaurantId: string;
  evening: Evening;
  isToday: boolean;
  now: number;
  /** Says that online bookings are paused. */
  pauseBanner: ReactNode;
}

/** The evening in its three views, with the steps of this device applied at once. */
export function EveningBoard({ restaurantId, evening: known, isToday, now, pauseBanner }: EveningBoardProps) {
  const steps = useSteps(restaurantId, known.date);
  const evening = useMemo(() => withQueued(known, steps.queued), [known, steps.queued]);
  const states = useMemo(
    () => statesAt(evening.tables, evening.parties, now, evening.blocks),
    [evening.tables, evening.parties, evening.blocks, now],
  );
  const layout = useLayout(restaurantId, evening.layoutId ?? '');
  const view = useBoardView();
  const [typed, setTyped] = useState('');
  // The typed letters are rendered before the list that is filtered by them.
  const sought = useDeferredValue(typed);
  const { open, setOpen, show } = useOpenDialog();
  // Other days than today have no walk-ins.
  const onWalkIn = isToday ? show.walkIn : undefined;
  useKeys({ n: show.booking, w: onWalkIn }, open === undefined);

  return (
    <Stack $gap="md">
      <div>
        <Head>
          <Summary parties={evening.parties} states={states} now={now} />
          <CoversStrip parties={evening.parties} zone={evening.timezone} now={now} />
        </Head>
        <QueueNotes
          queued={steps.queued}
          refused={steps.refused}
          isStuck={steps.isStuck}
          onDismiss={steps.dismiss}
          onRetry={steps.flush}
        />
      </div>
      <BoardActions typed={typed} onType={setTyped} view={view} onWalkIn={onWalkIn} onBook={show.booking} />
      {pauseBanner}
      <BlockedBanner evening={evening} now={now} onOpen={setOpen} />
      {evening.tables.length === 0 && <Banner tone="info">{t('tonight.noTables')}</Banner>}
      <Panes>
        <Pane data-list="" data-hidden={view.isList ? undefined : ''}>
          <PartyList
            restaurantId={restaurantId}
            parties={evening.parties}
            zone={evening.timezone}
            now={now}
            typed={sought}
            onOpen={show.party}
            onStep={steps.take}
          />
        </Pane>
        <Pane data-hidden={view.isList ? '' : undefined} data-list="">
          <RoomPane
            restaurantId={restaurantId}
            shown={view.room}
            evening={evening}
            states={states}
            sections={evening.sections ?? noSections}
            layout={layout}
            now={now}
            onTable={show.table}
            onParty={show.party}
            onMove={steps.move}
            onServers={show.servers}
            onBlocks={setOpen}
          />
        </Pane>
      </Panes>
      <BoardDialogs
        restaurantId={restaurantId}
        evening={evening}
        states={states}
        now={now}
        steps={steps}
        open={open}
        onOpen={setOpen}
      />
    </Stack>
  );
}
