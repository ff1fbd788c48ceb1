import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tablewell/api-client';
import { ConfirmDialog, notify } from '@tablewell/ui';
import { deleteLayout } from '../../api/delete-layout';
import { layoutsOf } from '@tablewell/api-client/floor';
import type { Layout } from '@tablewell/api-client/floor';
import { createLayout, duplicateLayout, renameLayout } from '../../api/name-layout';
import { ServiceDialog } from '../service/service-dialog';
import { ConflictDialog } from './conflict-dialog';
import { NameDialog } from './name-dialog';
import { SwitchDialog } from './switch-dialog';
import type { LayoutEditor } from './use-layout-editor';
import type { Questions } from './use-questions';

export interface LayoutDialogsProps {
  restaurantId: string;
  layout: Layout;
  work: LayoutEditor;
  questions: Questions;
  onCreated: (layout: Layout, edits: boolean) => void;
  onDeleted: (id: string) => void;
  onPlanRefused: () => void;
}

/** The dialogs of a layout, of which one is open at a time. */
export function LayoutDialogs(props: LayoutDialogsProps) {
  const { restaurantId, layout, work, questions, onPlanRefused } = props;
  const { asking, ask, close } = questions;
  const { editor, saving } = work;
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteLayout(restaurantId, layout.id),
    onSuccess: () => {
      work.discard();
      props.onDeleted(layout.id);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 402) return onPlanRefused();
      return notify(`The layout was not deleted: ${error.message}`, { tone: 'danger' });
    },
    onSettled: close,
  });
  const onRenamed = (renamed: Layout): void => {
    queries.setQueryData(layoutsOf(restaurantId).queryKey, (all: readonly Layout[] = []) =>
      all.map((each) => (each.id === renamed.id ? renamed : each)),
    );
  };

  return (
    <>
      <ConfirmDialog
        open={asking === 'clear'}
        title="Clear All"
        message="Are you sure you want to remove all tables from this layout? Nothing is saved until you press Save Layout."
        confirmLabel="Clear All"
        dangerous
        onConfirm={() => {
          editor.change([]);
          editor.select([]);
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete Layout"
        message={`Are you sure you want to delete the layout ${layout.name}? This action cannot be undone.`}
        confirmLabel="Delete Layout"
        dangerous
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={close}
      />
      <SwitchDialog
        open={asking === 'switch'}
        busy={saving.isPending}
        onSave={() =>
          void questions.saved(work.save()).then((saved) => (saved ? questions.leave() : close()))
        }
        onDiscard={() => {
          work.discard();
          editor.look({ mode: 'view', selected: new Set() });
          questions.leave();
        }}
        onStay={close}
      />
      <NameDialog
        open={asking === 'new'}
        title="New Layout"
        action="Create"
        submit={(name) => createLayout(restaurantId, name)}
        onClose={close}
        onDone={(made) => props.onCreated(made, true)}
        onPlanRefused={onPlanRefused}
      />
      <NameDialog
        open={asking === 'duplicate'}
        title="Duplicate Layout"
        action="Duplicate"
        proposed={`Copy of ${layout.name}`.slice(0, 100)}
        submit={(name) => duplicateLayout(restaurantId, layout.id, name)}
        onClose={close}
        onDone={(made) => props.onCreated(made, false)}
        onPlanRefused={onPlanRefused}
      />
      <NameDialog
        open={asking === 'rename'}
        title="Rename Layout"
        action="Rename"
        proposed={layout.name}
        submit={(name) => renameLayout(restaurantId, layout.id, name)}
        onClose={close}
        onDone={onRenamed}
        onPlanRefused={onPlanRefused}
      />
      <ServiceDialog
        restaurantId={restaurantId}
        layout={layout}
        goal={asking === 'plan' || asking === 'counts' ? asking : undefined}
        onClose={() => ask('nothing')}
      />
      <ConflictDialog
        conflict={work.conflict}
        plan={work.document.plan}
        busy={saving.isPending}
        onResolve={(side) => void questions.saved(work.resolve(side))}
        onClose={work.closeConflict}
      />
    </>
  );
}
