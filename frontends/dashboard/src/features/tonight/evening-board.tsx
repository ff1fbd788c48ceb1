import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, Button, Stack, ToggleButtons, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { SearchBox } from '../../lib/search-box';
import { useWide } from '../../lib/use-wide';
import { BlockedBanner, BlocksDialogs } from './blocks/blocks-control';
import type { OpenBlocks } from './blocks/blocks-control';
import { CoversStrip } from './covers-strip';
import { HostFormDialog } from '../host-form/host-form-dialog';
import { MoveDialog } from './dialogs/move-dialog';
import { PartyDialog } from './dialogs/party-dialog';
import { TableDialog } from './dialogs/table-dialog';
import { WalkInDialog } from './dialogs/walk-in-dialog';
import { Summary } from './summary';
import { useLayout } from './floor/use-layout';
import { PartyList } from './list/party-list';
import { withQueued } from './model/apply-step';
import { otherArea } from './model/other-area';
import type { Evening, Party, Section, TableState } from '@tablewell/api-client/evening';
import { collisionsAt, statesAt } from '@tablewell/api-client/evening';
import { SectionsDialog } from './sections/sections-dialog';
import { QueueNotes } from './steps/queue-notes';
import { useSteps } from './steps/use-steps';
import { RoomPane } from './room-pane';
import { useKeys } from './use-keys';
import { t } from './texts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  > [role='search'] {
    flex: 1 1 14rem;
  }
`;

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

const views = ['list', 'floor', 'timeline'] as const;
type View = (typeof views)[number];

type Open =
  | { readonly kind: 'party' | 'move'; readonly id: string }
  | { readonly kind: 'table'; readonly number: string }
  | { readonly kind: 'walk-in'; readonly table?: string }
  | { readonly kind: 'booking' | 'servers' }
  | OpenBlocks;

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
  const [view, setView] = useState<View>('list');
  const [typed, setTyped] = useState('');
  // The typed letters are rendered before the list that is filtered by them.
  const sought = useDeferredValue(typed);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  // The same functions every time, so that only rows and tiles that changed are rendered again.
  const openParty = useCallback(({ id }: Party) => setOpen({ kind: 'party', id }), []);
  const openTable = useCallback(
    ({ table: { number } }: TableState) => setOpen({ kind: 'table', number }),
    [],
  );
  const openServers = useCallback(() => setOpen({ kind: 'servers' }), []);
  const sections = evening.sections ?? noSections;
  const layout = useLayout(restaurantId, evening.layoutId ?? '');
  useKeys(
    { n: () => setOpen({ kind: 'booking' }), w: () => setOpen({ kind: 'walk-in' }) },
    open === undefined,
  );

  const partyOf = (kind: 'party' | 'move'): Party | undefined =>
    open?.kind === kind ? evening.parties.find(({ id }) => id === open.id) : undefined;
  const states = useMemo(
    () => statesAt(evening.tables, evening.parties, now, evening.blocks),
    [evening.tables, evening.parties, evening.blocks, now],
  );
  const table = open?.kind === 'table' ? states.find((each) => each.table.number === open.number) : undefined;
  const party = partyOf('party');
  const zone = evening.timezone;
  const isWide = useWide();
  // A wide screen always shows the list, and beside it one of the other views.
  const room = view === 'timeline' ? 'timeline' : 'floor';
  // The button is rendered as pressed before the timeline is.
  const drawn = useDeferredValue(room);

  return (
    <Stack $gap="md">
      <div>
        <Head>
          <Summary parties={evening.parties} states={states} now={now} />
          <CoversStrip parties={evening.parties} zone={zone} now={now} />
        </Head>
        <QueueNotes
          queued={steps.queued}
          refused={steps.refused}
          isStuck={steps.isStuck}
          onDismiss={steps.dismiss}
          onRetry={steps.flush}
        />
      </div>
      <Actions>
        <SearchBox
          label={t('tonight.search.label')}
          placeholder={t('tonight.search.placeholder')}
          value={typed}
          onChange={setTyped}
        />
        {isToday && (
          <Button onClick={() => setOpen({ kind: 'walk-in' })}>
            <Icon name="plus" />
            {t('tonight.walkIn.title')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen({ kind: 'booking' })}>
          {t('tonight.newBooking')}
        </Button>
        <ToggleButtons
          label={t('tonight.view.label')}
          items={(isWide ? views.slice(1) : views).map((id) => ({ id, label: t(`tonight.view.${id}`) }))}
          selected={isWide ? room : view}
          onSelect={setView}
        />
      </Actions>
      {pauseBanner}
      <BlockedBanner evening={evening} now={now} onOpen={setOpen} />
      {evening.tables.length === 0 && <Banner tone="info">{t('tonight.noTables')}</Banner>}
      <Panes>
        <Pane data-list="" data-hidden={view === 'list' ? undefined : ''}>
          <PartyList
            restaurantId={restaurantId}
            parties={evening.parties}
            zone={zone}
            now={now}
            typed={sought}
            onOpen={openParty}
            onStep={steps.take}
          />
        </Pane>
        <Pane data-hidden={view === 'list' ? '' : undefined} data-list="">
          <RoomPane
            restaurantId={restaurantId}
            shown={drawn}
            evening={evening}
            states={states}
            sections={sections}
            layout={layout}
            now={now}
            onTable={openTable}
            onParty={openParty}
            onMove={steps.move}
            onServers={openServers}
            onBlocks={setOpen}
          />
        </Pane>
      </Panes>
      <PartyDialog
        restaurantId={restaurantId}
        party={party}
        blocks={(evening.blocks ?? []).filter(({ id }) => party?.blockedBy?.includes(id))}
        zone={zone}
        now={now}
        collision={party && collisionsAt(evening.parties, now).find((each) => each.party.id === party.id)}
        otherArea={party ? otherArea(party, evening.tables) : ''}
        onClose={close}
        onStep={steps.take}
        onUndo={steps.undo}
        onMove={({ id }) => setOpen({ kind: 'move', id })}
      />
      <MoveDialog
        party={partyOf('move')}
        evening={evening}
        now={now}
        onClose={close}
        onMove={(moved, drop) => {
          close();
          steps.move(moved, drop);
        }}
      />
      <TableDialog
        state={table}
        evening={evening}
        now={now}
        onClose={close}
        onStep={(each, step, tables) => {
          close();
          steps.take(each, step, tables);
        }}
        onWalkIn={(number) => setOpen({ kind: 'walk-in', table: number })}
        onOpenParty={openParty}
        onBlock={(number) => setOpen({ kind: 'block', table: number })}
        onBlocks={() => setOpen({ kind: 'blocks' })}
      />
      <WalkInDialog
        open={open?.kind === 'walk-in'}
        evening={evening}
        now={now}
        table={open?.kind === 'walk-in' ? open.table : undefined}
        onClose={close}
        onSeat={(size, name, number, anyway) => {
          close();
          steps.seatWalkIn(size, name, number, anyway);
        }}
      />
      <BlocksDialogs
        restaurantId={restaurantId}
        evening={evening}
        now={now}
        open={open?.kind === 'block' || open?.kind === 'blocks' ? open : undefined}
        onOpen={setOpen}
      />
      <SectionsDialog
        open={open?.kind === 'servers'}
        restaurantId={restaurantId}
        evening={evening}
        onClose={close}
      />
      <HostFormDialog
        open={open?.kind === 'booking'}
        restaurantId={restaurantId}
        date={known.date}
        onClose={close}
      />
    </Stack>
  );
}
