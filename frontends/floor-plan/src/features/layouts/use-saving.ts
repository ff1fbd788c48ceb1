import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { eveningKey } from '@tablewell/api-client/book';
import { notify } from '@tablewell/ui';
import { layoutsOf } from '@tablewell/api-client/floor';
import type { Layout } from '@tablewell/api-client/floor';
import { saveLayout } from '../../api/save-layout';
import type { Saving } from '../../api/save-layout';
import type { Editor } from '../../editor/editor';
import { isSame } from '../../model/document';
import { hasConflicts, merge } from '../../model/merging';
import type { Conflicts, Side } from '../../model/merging';
import type { Base } from './draft';
import type { useBase } from './use-base';
import { t } from '../../texts';

/** The conflicts of a merge, and the other user's version. */
export interface OpenConflict {
  readonly conflicts: Conflicts;
  readonly saved: Base;
}

/** The largest number of merges of one save: others may save again meanwhile. */
const maxTries = 4;

const toView = { mode: 'view', selected: new Set<string>(), piece: undefined, layer: 'tables' } as const;

interface Options {
  restaurantId: string;
  layoutId: string;
  editor: Editor;
  drawn: ReturnType<typeof useBase>;
  onSaved: () => void;
  onPlanRefused: () => void;
}

/** Saves a layout. On a version conflict it merges other users' changes; the user decides about conflicts only. */
export function useSaving({ restaurantId, layoutId, editor, drawn, onSaved, onPlanRefused }: Options) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<OpenConflict>();

  const saving = useMutation({
    mutationFn: (what: Saving) => saveLayout(restaurantId, what),
    onSuccess: (saved, { document: sent }) => {
      queries.setQueryData(layoutsOf(restaurantId).queryKey, (all: readonly Layout[] = []) =>
        all.map((each) => (each.id === saved.id ? saved : each)),
      );
      // The tables of an evening are those of the layout in service.
      if (saved.inService) void queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
      onSaved();
      const asSent = isSame(saved.document, sent);
      const { document: shown } = editor.state;
      drawn.begin({ document: asSent ? sent : saved.document, version: saved.version });
      // Changes made while the save was in progress are not saved yet.
      if (shown !== sent) return;
      if (!asSent) editor.replaceDocument(saved.document);
      editor.setSession(toView);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 402) return;
      editor.setSession(toView);
      onPlanRefused();
    },
  });

  /** Rebases the local changes onto the other users' version. Undo restores a local change that lost a conflict. */
  const rebaseOn = (saved: Base, side: Side): void => {
    const { document: base } = drawn.now.current;
    const { document: local } = editor.state;
    drawn.begin(saved);
    editor.rebase((each) => merge(base, each, saved.document, 'local').document);
    if (side === 'saved') editor.edit(merge(base, local, saved.document, 'saved').document);
  };
  const fetchSaved = async (): Promise<Base | undefined> => {
    try {
      const all = await queries.fetchQuery({ ...layoutsOf(restaurantId), staleTime: 0 });
      const found = all.find(({ id }) => id === layoutId);
      if (found) return found;
    } catch {
      // Treated like a deleted layout, which is reported below: it cannot be merged now.
    }
    notify(t('plan.save.notLoaded'), {
      tone: 'danger',
    });
    return undefined;
  };

  /** Resolves to whether the layout was saved. Rejects after a refusal other than a version conflict. */
  const save = async (): Promise<boolean> => {
    let merged = false;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { document } = editor.state;
      try {
        await saving.mutateAsync({ layoutId, document, version: drawn.now.current.version });
        if (merged) notify(t('plan.save.merged'), { tone: 'success' });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
      }
      const saved = await fetchSaved();
      if (!saved) return false;
      const { conflicts } = merge(drawn.now.current.document, editor.state.document, saved.document);
      if (hasConflicts(conflicts)) {
        setConflict({ conflicts, saved });
        return false;
      }
      rebaseOn(saved, 'local');
      merged = true;
    }
    notify(t('plan.save.busy'), { tone: 'warning' });
    return false;
  };

  /** Resolves the conflicts in favor of one side, keeps all other changes of both, and saves. */
  const resolve = async (side: Side): Promise<boolean> => {
    if (!conflict) return false;
    const { saved } = conflict;
    setConflict(undefined);
    rebaseOn(saved, side);
    return save();
  };
  return { saving, save, conflict, resolve, closeConflict: () => setConflict(undefined) };
}
