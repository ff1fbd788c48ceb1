import { useState } from 'react';
import { newId } from '@tablewell/api-client';
import { useUnsavedWork } from '@tablewell/federation';
import type { Layout } from '@tablewell/api-client/floor';
import { Editor } from '../../editor/editor';
import { Tool } from '../../editor/tool';
import { useEditor } from '../../editor/use-editor';
import { isSame } from '../../model/document';
import { dropDraft, readDraft } from './draft';
import { useBase } from './use-base';
import { useDraft } from './use-draft';
import { useOthersSaves } from './use-others-saves';
import { useSaving } from './use-saving';
import { t } from '../../texts';

interface Options {
  restaurantId: string;
  layout: Layout;
  /** Opens a newly created layout for editing. */
  editAtOnce: boolean;
  onPlanRefused: () => void;
}

/** A layout with its editor: saving, discarding, and merging other users' saves. */
export function useLayoutEditor({ restaurantId, layout, editAtOnce, onPlanRefused }: Options) {
  const [tool] = useState(() => {
    const made = new Editor(layout.document, newId);
    if (editAtOnce) made.setSession({ mode: 'edit' });
    return new Tool(made);
  });
  const { editor } = tool;
  const drawn = useBase(layout);
  const { base } = drawn;
  const document = useEditor(editor, 'document');
  const mode = useEditor(editor, 'mode');
  const dirty = !isSame(document, base.document);
  const [draft, setDraft] = useState(() => readDraft(layout.id));
  useDraft(layout.id, { document, base, dirty }, () => {
    const { document: left } = editor.state;
    const from = drawn.now.current;
    return isSame(left, from.document) ? undefined : { document: left, base: from };
  });

  const { saving, save, conflict, resolve, closeConflict } = useSaving({
    restaurantId,
    layoutId: layout.id,
    editor,
    drawn,
    onSaved: () => setDraft(undefined),
    onPlanRefused,
  });
  useOthersSaves({ restaurantId, layout, tool, drawn, dirty, isSaving: saving.isPending });
  const discard = (): void => {
    editor.edit(base.document);
    setDraft(undefined);
    dropDraft(layout.id);
  };
  // A reload needs no confirmation, because the draft restores the plan.
  useUnsavedWork(t('plan.unsaved'), dirty, discard);

  return {
    tool,
    editor,
    document,
    mode,
    dirty,
    saving,
    save,
    conflict,
    resolve,
    closeConflict,
    /** Unsaved changes of an earlier visit, until something is changed now. */
    draft: dirty ? undefined : draft,
    discard,
    resumeDraft: () => {
      if (!draft) return;
      drawn.begin(draft.base);
      editor.edit(draft.document);
      editor.setSession({ mode: 'edit' });
      setDraft(undefined);
    },
  };
}

export type LayoutEditor = ReturnType<typeof useLayoutEditor>;
