import type { KeyboardEvent } from 'react';
import { refusalText } from '../../api/refusal-text';
import { Badge, Banner, ErrorPanel, Stack } from '@tablewell/ui';
import { ApiError } from '@tablewell/api-client';
import type { Layout } from '@tablewell/api-client/floor';
import { partyText } from '../../live/words';
import { Legend } from '../availability/legend';
import { MomentControl } from '../availability/moment-control';
import { TableCard } from '../availability/table-card';
import { useTableStates } from '../availability/use-table-states';
import { useEditor } from '../../editor/use-editor';
import { Canvas } from '../canvas/canvas';
import { EditBar } from '../arrange/edit-bar';
import { ServiceNote } from '../service/service-note';
import { SelectionPanel } from '../tables/selection-panel';
import { EditPanels } from './edit-panels';
import { LayoutDialogs } from './layout-dialogs';
import { DraftNotice, UpgradeNotice } from './notices';
import { PlanTables } from './plan-tables';
import { SidePalette } from './side-palette';
import { Toolbar } from './toolbar';
import { useLayoutEditor } from './use-layout-editor';
import { useQuestions } from './use-questions';
import { CanvasPlace, Heading, LayoutTitle, Room } from './workspace-style';
import { t } from '../../texts';

interface WorkspaceProps {
  restaurantId: string;
  layouts: readonly Layout[];
  layout: Layout;
  editAtOnce: boolean;
  viewOnly: boolean;
  /** The layout is view-only because of the restaurant's subscription. */
  offersUpgrade: boolean;
  onChoose: (id: string) => void;
  onCreated: (layout: Layout, edits: boolean) => void;
  onDeleted: (id: string) => void;
  onPlanRefused: () => void;
}

/** Whether the event's target is a field, which handles its own keys. */
const typesIn = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.matches('input, select, textarea');

/** The workspace of a layout: its toolbar, the canvas, and the list of tables. */
export function Workspace(props: WorkspaceProps) {
  const { restaurantId, layouts, layout, viewOnly } = props;
  const work = useLayoutEditor(props);
  const { editor, tool, document, mode, dirty, saving } = work;
  const { plan } = document;
  const live = useTableStates(restaurantId, layout.id, plan);
  const selected = useEditor(editor, 'selected');
  const questions = useQuestions();
  const { ask } = questions;
  const editing = mode === 'edit';
  const { error } = saving;
  const failure =
    error && !(error instanceof ApiError && [402, 409].includes(error.status)) ? error : undefined;

  // An empty plan has no table at any time, and what to do with it would be below the canvas, which fills a screen.
  const isEmptyView = !editing && plan.length === 0;
  const { offersUpgrade } = props;
  const tables = <PlanTables {...{ restaurantId, editor, live, dirty, viewOnly, offersUpgrade }} />;
  const switchTo = (next: () => void): void => (editing || dirty ? questions.before(next) : next());
  const shown = editing ? undefined : onlyOne(selected, live.states);

  return (
    <Stack
      $gap="md"
      onKeyDown={(event) => {
        if (typesIn(event) || questions.openDialog !== 'nothing') return;
        const { key, shiftKey: shift } = event;
        if (tool.key({ key, shift, command: event.ctrlKey || event.metaKey })) event.preventDefault();
      }}
    >
      {offersUpgrade && <UpgradeNotice empty={plan.length === 0} />}
      <Toolbar
        layouts={layouts}
        chosen={layout.id}
        mode={mode}
        dirty={dirty}
        empty={plan.length === 0}
        saving={saving.isPending}
        viewOnly={viewOnly}
        onChoose={(id) => switchTo(() => props.onChoose(id))}
        onAsk={(question) => (question === 'new' ? switchTo(() => ask('new')) : ask(question))}
        onToggle={() =>
          editor.setSession({
            mode: editing ? 'view' : 'edit',
            selected: new Set(),
            piece: undefined,
            layer: 'tables',
            selecting: false,
          })
        }
        onSave={() => void questions.saved(work.save())}
      />
      {failure && <ErrorPanel title={t('plan.failed')} message={refusalText(failure)} />}
      {work.draft && !viewOnly && (
        <DraftNotice draft={work.draft} onResume={work.resumeDraft} onDiscard={work.discard} />
      )}
      <Heading>
        <LayoutTitle>
          {layout.name}
          {layout.inService && <Badge $tone="success">{t('plan.inService')}</Badge>}
          {dirty && <small>{t('plan.unsavedMark')}</small>}
        </LayoutTitle>
        {!editing && (
          <ServiceNote
            layouts={layouts}
            layout={layout}
            onSwitch={viewOnly || dirty ? undefined : ask}
            onChoose={(id) => switchTo(() => props.onChoose(id))}
          />
        )}
      </Heading>
      {editing ? (
        <EditBar editor={editor} />
      ) : (
        !isEmptyView && live.booked !== 'elsewhere' && <MomentControl moment={live.moment} />
      )}
      {live.failed && !editing && (
        <ErrorPanel title={t('plan.live.unknown')} message={t('plan.live.tryAgain')} retry={live.retry} />
      )}
      {isEmptyView && tables}
      <Room data-mode={mode}>
        {editing && <SidePalette editor={editor} />}
        <Stack $gap="sm">
          <CanvasPlace>
            <Canvas tool={tool} states={live.states} />
            {shown && (
              <TableCard
                state={shown}
                at={live.moment.at}
                zone={live.zone}
                onClose={() => editor.select([])}
              />
            )}
          </CanvasPlace>
          {editing && <SelectionPanel editor={editor} />}
          <Legend states={live.states} />
        </Stack>
      </Room>
      {!editing && plan.length > 0 && live.offPlan.length > 0 && (
        <Banner tone="warning">
          {t('plan.live.offPlan', { parties: live.offPlan.map(partyText).join('; ') })}
        </Banner>
      )}
      {editing && <EditPanels editor={editor} />}
      {!isEmptyView && tables}
      <LayoutDialogs
        restaurantId={restaurantId}
        layout={layout}
        work={work}
        questions={questions}
        onCreated={props.onCreated}
        onDeleted={props.onDeleted}
        onPlanRefused={props.onPlanRefused}
      />
    </Stack>
  );
}

/** The card of a table that is selected alone. */
function onlyOne<State>(
  selected: ReadonlySet<string>,
  states: ReadonlyMap<string, State>,
): State | undefined {
  const [only, ...others] = selected;
  return only !== undefined && others.length === 0 ? states.get(only) : undefined;
}
