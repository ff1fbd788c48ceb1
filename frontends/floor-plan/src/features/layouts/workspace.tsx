import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Banner, ConfirmDialog, ErrorPanel, Stack } from '@tablewell/ui';
import { ApiError } from '@tablewell/api-client';
import { deleteLayout } from '../../api/delete-layout';
import type { Layout } from '../../api/layouts';
import { EditBar } from '../arrange/edit-bar';
import { Palette } from '../arrange/palette';
import { Legend } from '../availability/legend';
import { MismatchNotice } from '../availability/mismatch-notice';
import { MomentControl } from '../availability/moment-control';
import { useTableStates } from '../availability/use-table-states';
import { Canvas } from '../canvas/canvas';
import { addInRows } from '../../model/rows';
import { TableList } from '../tables/table-list';
import { ConflictDialog } from './conflict-dialog';
import { NewLayoutDialog } from './new-layout-dialog';
import { DraftNotice, UpgradeNotice } from './notices';
import { PlanWarnings } from './plan-warnings';
import { SwitchDialog } from './switch-dialog';
import { Toolbar } from './toolbar';
import { useLayoutEditor } from './use-layout-editor';
import { LayoutTitle, Room } from './workspace-style';

export interface WorkspaceProps {
  restaurantId: string;
  layouts: readonly Layout[];
  layout: Layout;
  editAtOnce: boolean;
  viewOnly: boolean;
  /** The restaurant's plan is why it is view-only. */
  offersUpgrade: boolean;
  onChoose: (id: string) => void;
  onCreated: (layout: Layout) => void;
  onDeleted: (id: string) => void;
  onPlanRefused: () => void;
}

type Asking = 'nothing' | 'clear' | 'delete' | 'new' | 'switch';

/** Fields take their own keys. */
const typesIn = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.matches('input, select, textarea');

/** One layout: its toolbar, the room, and the tables in words. */
export function Workspace(props: WorkspaceProps) {
  const { restaurantId, layouts, layout, viewOnly } = props;
  const work = useLayoutEditor(props);
  const { editor, tool, plan, mode, dirty, saving } = work;
  const live = useTableStates(restaurantId, plan);
  const [asking, setAsking] = useState<Asking>('nothing');
  const [goal, setGoal] = useState<() => void>();
  const deleting = useMutation({
    mutationFn: () => deleteLayout(restaurantId, layout.id),
    onSuccess: () => {
      work.discard();
      props.onDeleted(layout.id);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 402) props.onPlanRefused();
    },
    onSettled: () => setAsking('nothing'),
  });
  const editing = mode === 'edit';
  const failure = [saving.error, deleting.error].find(
    (error) => error && !(error instanceof ApiError && (error.status === 402 || error.status === 409)),
  );

  const switchTo = (next: () => void): void => {
    if (!editing && !dirty) return next();
    setGoal(() => next);
    setAsking('switch');
  };
  const leave = (): void => {
    setAsking('nothing');
    goal?.();
  };
  // A refusal is said by the panel or the dialog; here it only means staying.
  const save = (): Promise<boolean> =>
    work.save().then(
      () => true,
      () => false,
    );

  return (
    <Stack
      $gap="md"
      onKeyDown={(event) => {
        if (typesIn(event) || asking !== 'nothing') return;
        const { key, shiftKey: shift } = event;
        if (tool.key({ key, shift, command: event.ctrlKey || event.metaKey })) event.preventDefault();
      }}
    >
      {props.offersUpgrade && <UpgradeNotice empty={plan.length === 0} />}
      <Toolbar
        layouts={layouts}
        chosen={layout.id}
        mode={mode}
        dirty={dirty}
        empty={plan.length === 0}
        saving={saving.isPending}
        viewOnly={viewOnly}
        onChoose={(id) => switchTo(() => props.onChoose(id))}
        onNew={() => switchTo(() => setAsking('new'))}
        onDelete={() => setAsking('delete')}
        onToggle={() => editor.look({ mode: editing ? 'view' : 'edit', selected: new Set() })}
        onClear={() => setAsking('clear')}
        onSave={() => void save()}
      />
      {failure && <ErrorPanel title="Something went wrong" message={failure.message} />}
      {work.draft && !viewOnly && (
        <DraftNotice draft={work.draft} onResume={work.resumeDraft} onDiscard={work.discard} />
      )}
      <LayoutTitle>
        {layout.name}
        {dirty && <small>Unsaved changes</small>}
      </LayoutTitle>
      {editing ? (
        <EditBar editor={editor} />
      ) : (
        <MomentControl moment={live.moment} seatingMinutes={live.seatingMinutes} />
      )}
      {live.failed && !editing && (
        <ErrorPanel
          title="Who sits where is not known just now"
          message="Please try again."
          retry={live.retry}
        />
      )}
      <Room data-mode={mode}>
        {editing && <Palette editor={editor} />}
        <Stack $gap="sm">
          <Canvas tool={tool} states={live.states} />
          <Legend states={editing ? new Map() : live.states} />
        </Stack>
      </Room>
      {!editing && plan.length > 0 && live.unplaced.length > 0 && (
        <Banner tone="warning">
          Without a table on this layout at this time:{' '}
          {live.unplaced.map(({ name, guests }) => `${name} (${guests})`).join(', ')}.
        </Banner>
      )}
      {editing && <PlanWarnings plan={plan} />}
      {!editing && !dirty && (!viewOnly || props.offersUpgrade) && (
        <MismatchNotice
          restaurantId={restaurantId}
          plan={plan}
          onAdd={
            viewOnly
              ? undefined
              : (types) => {
                  editor.change(addInRows(plan, types, editor.newId));
                  editor.look({ mode: 'edit' });
                }
          }
        />
      )}
      <TableList
        editor={editor}
        viewOnly={viewOnly}
        states={live.states}
        stays={live.stays}
        zone={live.zone}
      />

      <ConfirmDialog
        open={asking === 'clear'}
        title="Clear All"
        message="Are you sure you want to remove all tables from this layout? Nothing is saved until you press Save Layout."
        confirmLabel="Clear All"
        dangerous
        onConfirm={() => {
          editor.change([]);
          editor.select([]);
          setAsking('nothing');
        }}
        onCancel={() => setAsking('nothing')}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete Layout"
        message={`Are you sure you want to delete the layout ${layout.name}? This action cannot be undone.`}
        confirmLabel="Delete Layout"
        dangerous
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={() => setAsking('nothing')}
      />
      <SwitchDialog
        open={asking === 'switch'}
        busy={saving.isPending}
        onSave={() => void save().then((saved) => (saved ? leave() : setAsking('nothing')))}
        onDiscard={() => {
          work.discard();
          editor.look({ mode: 'view', selected: new Set() });
          leave();
        }}
        onStay={() => setAsking('nothing')}
      />
      <NewLayoutDialog
        restaurantId={restaurantId}
        open={asking === 'new'}
        onClose={() => setAsking('nothing')}
        onCreated={props.onCreated}
        onPlanRefused={props.onPlanRefused}
      />
      <ConflictDialog
        open={work.conflict}
        busy={saving.isPending}
        onKeepMine={() => void work.overwrite().catch(() => undefined)}
        onLoadTheirs={work.loadTheirs}
        onClose={work.closeConflict}
      />
    </Stack>
  );
}
