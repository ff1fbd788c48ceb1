import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { useUnsavedWork } from '@tablewell/federation';
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
import { newId } from './new-id';
import { useDraft } from './use-draft';

/** What is saved, as far as this page knows. */
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

/** One layout with its editor: what is saved, what is changed, and the ways between. */
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
  const [conflict, setConflict] = useState(false);
  useDraft(layout.id, { plan, version: base.version, dirty }, () => {
    const { plan: saved, version } = baseNow.current;
    return editor.state.plan === saved ? undefined : { plan: editor.state.plan, version };
  });

  const startFrom = (saved: Layout): Plan => {
    const next = readPlan(saved.fixedComponents);
    setBase({ plan: next, version: saved.version });
    return next;
  };
  // What others saved is shown at once, unless it would take away what is being drawn here.
  useEffect(() => {
    if (layout.version <= base.version || dirty) return;
    editor.load(startFrom(layout));
  });

  const saving = useMutation({
    mutationFn: (what: Saving) => saveLayout(restaurantId, what),
    onSuccess: (saved, { plan: sent }) => {
      queries.setQueryData(layoutsOf(restaurantId).queryKey, (all: readonly Layout[] = []) =>
        all.map((each) => (each.id === saved.id ? saved : each)),
      );
      setConflict(false);
      setDraft(undefined);
      // What was drawn while the answer was on its way is not saved yet.
      if (editor.state.plan !== sent) return setBase({ plan: sent, version: saved.version });
      editor.load(startFrom(saved));
      editor.look({ mode: 'view', selected: new Set() });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.status === 409) setConflict(true);
      if (error.status === 402) {
        editor.look({ mode: 'view', selected: new Set() });
        onPlanRefused();
      }
    },
  });
  const save = () =>
    saving.mutateAsync({ layoutId: layout.id, plan: editor.state.plan, version: base.version });

  const loadTheirs = async (): Promise<void> => {
    const all = await queries.fetchQuery({ ...layoutsOf(restaurantId), staleTime: 0 });
    const theirs = all.find(({ id }) => id === layout.id);
    setConflict(false);
    // As a change, so that one undo brings back what was drawn here.
    if (theirs) editor.change(startFrom(theirs));
  };

  const discard = (): void => {
    editor.change(base.plan);
    setDraft(undefined);
    dropDraft(layout.id);
  };
  // A reload asks nothing: the draft brings back what was drawn.
  useUnsavedWork('the floor plan', dirty, discard);

  return {
    tool,
    editor,
    plan,
    mode,
    dirty,
    saving,
    conflict,
    /** Unsaved changes of an earlier visit, until something is changed now. */
    draft: dirty ? undefined : draft,
    save,
    overwrite: () => saving.mutateAsync({ layoutId: layout.id, plan: editor.state.plan, version: undefined }),
    loadTheirs,
    closeConflict: () => setConflict(false),
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
