import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, newId } from '@tablewell/api-client';
import { useUnsavedWork } from '@tablewell/federation';
import { notify } from '@tablewell/ui';
import { layoutsOf } from '../../api/layouts';
import type { Layout } from '../../api/layouts';
import { saveLayout } from '../../api/save-layout';
import type { Saving } from '../../api/save-layout';
import { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { Tool } from '../../editor/tool';
import { readPlan } from '../../model/table';
import type { Plan } from '../../model/table';
import { dropDraft, readDraft } from './draft';

import { useDraft } from './use-draft';

/** The saved plan, as last known to this page. */
interface Base {
  readonly plan: Plan;
  readonly version: number;
}

interface Options {
  restaurantId: string;
  layout: Layout;
  /** A layout that was just made is opened for editing. */
  editAtOnce: boolean;
  onPlanRefused: () => void;
}

/** One layout with its editor: saving, discarding, and resolving conflicts with other people's saves. */
export function useLayoutEditor({ restaurantId, layout, editAtOnce, onPlanRefused }: Options) {
  const queries = useQueryClient();
  const [base, drawBase] = useState(() => ({
    plan: readPlan(layout.fixedComponents),
    version: layout.version,
  }));
  // Read between renders too: a save may be followed at once by leaving.
  const baseNow = useRef(base);
  const setBase = (next: Base): void => {
    baseNow.current = next;
    drawBase(next);
  };
  const [tool] = useState(() => {
    const editor = new Editor(base.plan, newId);
    if (editAtOnce) editor.look({ mode: 'edit' });
    return new Tool(editor);
  });
  const { editor } = tool;
  const plan = useEditor(editor, 'plan');
  const mode = useEditor(editor, 'mode');
  const dirty = plan !== base.plan;
  const [draft, setDraft] = useState(() => readDraft(layout.id));
  /** The version that others saved meanwhile, while the question about it is open. */
  const [theirs, setTheirs] = useState<Layout>();
  useDraft(layout.id, { plan, version: base.version, dirty }, () => {
    const { plan: saved, version } = baseNow.current;
    return editor.state.plan === saved ? undefined : { plan: editor.state.plan, version };
  });

  const startFrom = (saved: Layout): Plan => {
    const next = readPlan(saved.fixedComponents);
    setBase({ plan: next, version: saved.version });
    return next;
  };
  // What others saved is shown at once, unless it would take away what is being drawn here. An answer without a
  // version is never newer.
  useEffect(() => {
    if (!(layout.version > base.version) || dirty || tool.name !== 'idle') return;
    editor.load(startFrom(layout));
  });
  // Undo may go back to a plan that was drawn from an older version: saving it must be refused like any other.
  const drawnFrom = useRef(new WeakMap<Plan, Base>([[base.plan, base]]));
  useEffect(
    () =>
      editor.watch(() => {
        const from = drawnFrom.current.get(editor.state.plan);
        if (!from) drawnFrom.current.set(editor.state.plan, baseNow.current);
        else if (from !== baseNow.current) setBase(from);
      }),
    [editor],
  );

  const askAboutTheirs = async (): Promise<void> => {
    try {
      const all = await queries.fetchQuery({ ...layoutsOf(restaurantId), staleTime: 0 });
      setTheirs(all.find(({ id }) => id === layout.id));
    } catch {
      notify('Someone else changed this layout, and their version could not be loaded. Please save again.', {
        tone: 'danger',
      });
    }
  };
  const saving = useMutation({
    mutationFn: (what: Saving) => saveLayout(restaurantId, what),
    onSuccess: (saved, { plan: sent }) => {
      queries.setQueryData(layoutsOf(restaurantId).queryKey, (all: readonly Layout[] = []) =>
        all.map((each) => (each.id === saved.id ? saved : each)),
      );
      setTheirs(undefined);
      setDraft(undefined);
      drawnFrom.current = new WeakMap();
      // Changes made while the save was under way are not saved yet.
      if (editor.state.plan !== sent) return setBase({ plan: sent, version: saved.version });
      editor.load(startFrom(saved));
      editor.look({ mode: 'view', selected: new Set() });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      if (error.status === 409) return askAboutTheirs();
      if (error.status === 402) {
        editor.look({ mode: 'view', selected: new Set() });
        onPlanRefused();
      }
      return undefined;
    },
  });
  const save = () =>
    saving.mutateAsync({ layoutId: layout.id, plan: editor.state.plan, version: base.version });

  const loadTheirs = (): void => {
    setTheirs(undefined);
    // As a change, so that one undo restores this page's plan.
    if (theirs) editor.change(startFrom(theirs));
  };
  // The version that the question was about: a third person's save in between is asked about again.
  const overwrite = () =>
    saving.mutateAsync({ layoutId: layout.id, plan: editor.state.plan, version: theirs?.version });

  const discard = (): void => {
    editor.change(base.plan);
    setDraft(undefined);
    dropDraft(layout.id);
  };
  // A reload needs no question: the draft restores the plan.
  useUnsavedWork('the floor plan', dirty, discard);

  return {
    tool,
    editor,
    plan,
    mode,
    dirty,
    saving,
    conflict: theirs !== undefined,
    /** Unsaved changes of an earlier visit, until something is changed now. */
    draft: dirty ? undefined : draft,
    save,
    overwrite,
    loadTheirs,
    closeConflict: () => setTheirs(undefined),
    discard,
    resumeDraft: () => {
      if (!draft) return;
      setBase({ ...base, version: draft.version });
      editor.change(draft.plan);
      editor.look({ mode: 'edit' });
      setDraft(undefined);
    },
  };
}

export type LayoutEditor = ReturnType<typeof useLayoutEditor>;
