import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '@tablewell/ui';
import { statesAt, withQueued } from '@tablewell/api-client/book';
import type { Evening, Party, Section } from '@tablewell/api-client/book';
import { useDeviceChoice } from '../../lib/device-choice';
import { IconButton } from '../../lib/icon-button';
import { BlockedBanner } from './blocks/blocks-control';
import { CallList, CallsButton } from './call-list';
import { BoardActions } from './board-actions';
import { HeadTools } from './board-head';
import { BoardBesideMessages, Pane, Panes, Scroller } from './board-frame';
import { CoversStrip } from './covers-strip';
import { DecisionList } from './decision-list';
import { BoardDialogs } from './dialogs/board-dialogs';
import { OpenDialogProvider, useDialogs } from './dialogs/open-dialog';
import { DragGhost } from './drag/drag-ghost';
import { useDrops } from './drag/use-drops';
import { useTableDrag } from './drag/use-table-drag';
import { useLayout } from './floor/use-layout';
import { BandTabs } from './list/band-tabs';
import { PartyList } from './list/party-list';
import type { BandName } from './model/bands';
import { callsOf, isCallTime } from './model/calls';
import { decisionsOf } from './model/decisions';
import { ReshuffleNote } from './reshuffle-note';
import { RoomPane } from './room-pane';
import { ShiftNoteLine } from './shift-note/shift-note-line';
import { QueueNotes } from './steps/queue-notes';
import { useSteps } from './steps/use-steps';
import { useTake } from './steps/use-take';
import { Summary } from './summary';
import { useBoardView } from './use-board-view';
import { VisitsContext } from '../../lib/guests/group-guests';
import { firstVisitsIn, useVisits } from './use-visits';
import { t } from './texts';

const noSections: readonly Section[] = [];

interface EveningBoardProps {
  restaurantId: string;
  evening: Evening;
  isToday: boolean;
  /** When the call list is shown, in minutes after midnight; undefined: all day. */
  callListAt: number | undefined;
  /** After how many minutes a party is late; 0: at once. */
  grace: number;
  /** After how many minutes the table of a late party is given up; undefined: never. */
  givesUpAfter: number | undefined;
  /** The evening has the screen to itself. */
  isInService: boolean;
  now: number;
  /** Its place in the head of the page; null until that is rendered. */
  head: HTMLElement | null;
  /** Further tools in the head. */
  tools: ReactNode;
  /** Says that online bookings are paused. */
  pauseBanner: ReactNode;
}

/** The evening in its three views, with the steps of this device applied at once. */
export const EveningBoard = (props: EveningBoardProps) => (
  <OpenDialogProvider>
    <BoardOfEvening {...props} />
  </OpenDialogProvider>
);

function BoardOfEvening({
  restaurantId,
  evening: known,
  isToday,
  callListAt,
  grace,
  givesUpAfter,
  now,
  head,
  ...rest
}: EveningBoardProps) {
  const changes = useSteps(restaurantId, known.date, known.timezone);
  const evening = useMemo(() => withQueued(known, changes.queued), [known, changes.queued]);
  const take = useTake(changes.take, evening);
  const steps = { ...changes, take };
  const { parties, timezone: zone } = evening;
  // A step is rendered before the bars of covers, which it hardly changes.
  const laterParties = useDeferredValue(parties);
  const note = evening.shiftNote?.text ? evening.shiftNote : undefined;
  const states = useMemo(
    () => statesAt(evening.tables, parties, now, evening.blocks),
    [evening.tables, parties, evening.blocks, now],
  );
  // Other evenings can be read, but not run.
  const decisions = useMemo(
    () => (isToday ? decisionsOf(evening, now, givesUpAfter) : []),
    [isToday, evening, now, givesUpAfter],
  );
  const calls = useMemo(
    () => (isToday && isCallTime(evening, callListAt, now) ? callsOf(parties, now) : []),
    [isToday, evening, callListAt, parties, now],
  );
  const visits = useVisits(restaurantId, known.parties);
  const firstVisits = useMemo(() => firstVisitsIn(visits), [visits]);
  const withoutTable = decisions.filter(({ kind }) => kind === 'no-table').length;
  const layout = useLayout(restaurantId, evening.layoutId ?? '');
  const view = useBoardView();
  const [band, setBand] = useState<BandName>('all');
  const [unfolded, fold] = useDeviceChoice('tablewell:tonight-decisions', ['folded', 'open'] as const);
  const onFold = useCallback((isOpen: boolean) => fold(isOpen ? 'open' : 'folded'), [fold]);
  const [isCalling, setCalling] = useState(false);
  const [typed, setTyped] = useState('');
  // The typed letters are rendered before the list that is filtered by them.
  const sought = useDeferredValue(typed);
  const { setOpen, show } = useDialogs();
  const panes = useRef<HTMLDivElement>(null);
  const onDrop = useDrops(steps, setOpen);
  const drag = useTableDrag({ within: panes, evening, now, onDrop });
  // Other days than today have no walk-ins.
  const onWalkIn = isToday ? show.walkIn : undefined;
  const { move } = steps;
  const moveTo = useCallback(
    (party: Party, tables: readonly string[]) => move(party, { tables, startsAt: party.startsAt }),
    [move],
  );

  return (
    <BoardBesideMessages>
      {head &&
        createPortal(
          <>
            <Summary
              parties={parties}
              states={states}
              withoutTable={withoutTable}
              now={now}
              grace={grace}
              isNarrow={rest.isInService}
            />
            {!rest.isInService && <CoversStrip parties={laterParties} zone={zone} now={now} />}
            <BoardActions
              typed={typed}
              onType={setTyped}
              view={view}
              onWalkIn={onWalkIn}
              onBook={show.booking}
            />
            <HeadTools>
              <IconButton
                data-spare=""
                icon="rows"
                label={t('tonight.dense')}
                aria-pressed={view.isDense}
                onClick={() => view.setDense(!view.isDense)}
              />
              <CallsButton count={calls.length} isOpen={isCalling} onToggle={setCalling} />
              {!note && <IconButton icon="note" label={t('tonight.note.title')} onClick={show.note} />}
              {rest.tools}
            </HeadTools>
          </>,
          head,
        )}
      <QueueNotes
        evening={evening}
        queued={steps.queued}
        refused={steps.refused}
        isStuck={steps.isStuck}
        waitsBecause={steps.waitsBecause}
        onDismiss={steps.dismiss}
        onRetry={steps.flush}
        onFind={(party) => (party ? show.move(party) : show.walkIn())}
      />
      <ReshuffleNote evening={known} queued={steps.queued} answered={steps.displaced} />
      {rest.pauseBanner}
      <BlockedBanner evening={evening} now={now} onOpen={setOpen} />
      {evening.tables.length === 0 && <Banner tone="info">{t('tonight.noTables')}</Banner>}
      <Panes ref={panes} data-note={note ? '' : undefined}>
        {note && <ShiftNoteLine note={note} zone={zone} onEdit={show.note} />}
        <Pane data-hidden={view.isList ? undefined : ''}>
          <DecisionList
            decisions={decisions}
            zone={zone}
            now={now}
            isOpen={unfolded === 'open'}
            onFold={onFold}
            onOpen={show.party}
            onStep={steps.take}
            onMoveTo={moveTo}
            onMove={show.move}
          />
          {isCalling && <CallList calls={calls} zone={zone} onStep={steps.take} />}
          <BandTabs parties={parties} now={now} selected={band} onSelect={setBand} />
          <Scroller>
            <VisitsContext value={visits}>
              <PartyList
                restaurantId={restaurantId}
                date={evening.date}
                parties={parties}
                decisions={decisions}
                firstVisits={firstVisits}
                zone={zone}
                now={now}
                grace={grace}
                band={band}
                isDense={view.isDense}
                typed={sought}
                onOpen={show.party}
                onStep={steps.take}
              />
            </VisitsContext>
          </Scroller>
        </Pane>
        <Pane data-hidden={view.isList ? '' : undefined}>
          <Scroller>
            <RoomPane
              restaurantId={restaurantId}
              shown={view.room}
              evening={evening}
              states={states}
              firstVisits={firstVisits}
              sections={evening.sections ?? noSections}
              layout={layout}
              now={now}
              typed={sought}
              onTable={show.table}
              onParty={show.party}
              onDrop={onDrop}
              onServers={show.servers}
              onBlocks={setOpen}
            />
          </Scroller>
        </Pane>
        {drag && <DragGhost drag={drag} zone={zone} />}
      </Panes>
      <BoardDialogs
        restaurantId={restaurantId}
        evening={evening}
        states={states}
        visits={visits}
        layout={layout === 'loading' ? undefined : layout}
        now={now}
        steps={steps}
        hasWalkIns={isToday}
      />
    </BoardBesideMessages>
  );
}
