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
import { t } from '../../texts';

interface LayoutDialogsProps {
  restaurantId: string;
  layout: Layout;
  work: LayoutEditor;
  questions: Questions;
  onCreated: (layout: Layout, edits: boolean) => void;
  onDeleted: (id: string) => void;
  onPlanRefused: () => void;
}

/** The dialogs of a layout. Only one is open at a time. */
export function LayoutDialogs(props: LayoutDialogsProps) {
  const { restaurantId, layout, work, questions, onPlanRefused } = props;
  const { openDialog, ask, close } = questions;
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
      return notify(t('plan.layout.notDeleted', { reason: error.message }), { tone: 'danger' });
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
        open={openDialog === 'clear'}
        title={t('plan.layout.clear')}
        message={t('plan.layout.clearText')}
        confirmLabel={t('plan.layout.clear')}
        cancelLabel={t('plan.cancel')}
        dangerous
        onConfirm={() => {
          editor.change([]);
          editor.select([]);
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={openDialog === 'delete'}
        title={t('plan.layout.delete')}
        message={t('plan.layout.deleteText', { name: layout.name })}
        confirmLabel={t('plan.layout.delete')}
        cancelLabel={t('plan.cancel')}
        dangerous
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={close}
      />
      <SwitchDialog
        open={openDialog === 'switch'}
        busy={saving.isPending}
        onSave={() =>
          void questions.saved(work.save()).then((saved) => (saved ? questions.leave() : close()))
        }
        onDiscard={() => {
          work.discard();
          editor.setSession({ mode: 'view', selected: new Set() });
          questions.leave();
        }}
        onStay={close}
      />
      <NameDialog
        open={openDialog === 'new'}
        title={t('plan.layout.new')}
        action={t('plan.layout.create')}
        submit={(name) => createLayout(restaurantId, name)}
        onClose={close}
        onDone={(made) => props.onCreated(made, true)}
        onPlanRefused={onPlanRefused}
      />
      <NameDialog
        open={openDialog === 'duplicate'}
        title={t('plan.layout.duplicate')}
        action={t('plan.layout.duplicateAction')}
        proposed={t('plan.layout.copyOf', { name: layout.name }).slice(0, 100)}
        submit={(name) => duplicateLayout(restaurantId, layout.id, name)}
        onClose={close}
        onDone={(made) => props.onCreated(made, false)}
        onPlanRefused={onPlanRefused}
      />
      <NameDialog
        open={openDialog === 'rename'}
        title={t('plan.layout.rename')}
        action={t('plan.layout.renameAction')}
        proposed={layout.name}
        submit={(name) => renameLayout(restaurantId, layout.id, name)}
        onClose={close}
        onDone={onRenamed}
        onPlanRefused={onPlanRefused}
      />
      <ServiceDialog
        restaurantId={restaurantId}
        layout={layout}
        goal={openDialog === 'plan' || openDialog === 'counts' ? openDialog : undefined}
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
