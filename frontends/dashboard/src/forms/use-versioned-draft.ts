import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { useUnsavedChanges } from '../lib/leave-guard';
import { messageOf } from '../lib/message-of';
import type { SaveBarProps, SaveOutcome } from './save-bar';

export interface VersionedDraftOptions<Saved, Draft, Change = Draft> {
  saved: Saved;
  /** The query whose data is the saved state. */
  queryKey: QueryKey;
  draftOf: (saved: Saved) => Draft;
  /** The part of a draft that is saved, if different drafts can save the same; by default the whole draft. */
  contentOf?: (draft: Draft) => unknown;
  /** Saves a change that was begun on `base`; rejects with an `ApiError` of status 409 if another state is saved by now. */
  save: (change: Change, base: Saved) => Promise<Saved>;
  texts: {
    /** The draft's name in the question about unsaved changes, such as "your sites". */
    readonly unsaved: string;
    readonly saved: string;
    /** Absent where a save has no version to conflict with. */
    readonly conflict?: string;
    readonly failed: (reason: string) => string;
  };
  /** Clears the problems that are shown at fields. */
  clearProblems: () => void;
  /** Shows the fields that the service refused. */
  showProblems?: (details: ApiError['details']) => void;
  onSaved?: (saved: Saved, change: Change) => void;
  onDiscard?: () => void;
}

/**
 * The draft of a settings form: it is compared with the state on which it was started, not with the result of a
 * later refetch; if that state has a version, saving never overwrites another member's change.
 */
export function useVersionedDraft<Saved, Draft, Change = Draft>(
  options: VersionedDraftOptions<Saved, Draft, Change>,
) {
  const { saved, queryKey, draftOf, contentOf = (draft: Draft) => draft, texts } = options;
  const queries = useQueryClient();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const unsaved = JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(draftOf(base)));

  function show(next: Saved): void {
    setBase(next);
    setDraft(draftOf(next));
    options.clearProblems();
  }
  function discard(): void {
    show(queries.getQueryData<Saved>(queryKey) ?? base);
    setOutcome(undefined);
    options.onDiscard?.();
  }
  useUnsavedChanges(texts.unsaved, unsaved, discard);

  const fail = (reason: string): void => setOutcome({ good: false, text: texts.failed(reason) });
  function refuse(error: Error): void {
    if (error instanceof ApiError && error.status === 409 && texts.conflict !== undefined) {
      void queries.invalidateQueries({ queryKey });
      return setOutcome({ good: false, text: texts.conflict });
    }
    if (error instanceof ApiError && error.details.length > 0) options.showProblems?.(error.details);
    return fail(messageOf(error));
  }
  const mutation = useMutation({
    mutationFn: (change: Change) => options.save(change, base),
    onSuccess: (next, change) => {
      queries.setQueryData(queryKey, next);
      show(next);
      setOutcome({ good: true, text: texts.saved });
      options.onSaved?.(next, change);
    },
    onError: refuse,
  });

  const bar: Omit<SaveBarProps, 'label'> = {
    unsaved,
    busy: mutation.isPending,
    outcome,
    onDiscard: discard,
    onSettled: () => setOutcome(undefined),
  };
  return {
    base,
    draft,
    /** Props of the form's save bar. */
    bar,
    change: (part: Partial<Draft>): void => {
      setDraft((before) => ({ ...before, ...part }));
      setOutcome(undefined);
    },
    discard,
    /** Shows the outcome of an action other than a save in the save bar; undefined: shows none. */
    setOutcome,
    /** Shows that nothing was saved, with the reason. */
    fail,
    /** Shows why a save, or a step before it, was refused. */
    refuse,
    save: (change: Change): void => {
      setOutcome(undefined);
      mutation.mutate(change);
    },
  };
}
