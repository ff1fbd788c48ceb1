import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { useUnsavedChanges } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import type { SaveBarProps, SaveOutcome } from './save-bar';

export interface VersionedDraftOptions<Saved, Draft> {
  saved: Saved;
  /** The query whose data is the saved state. */
  queryKey: QueryKey;
  draftOf: (saved: Saved) => Draft;
  /** Saves a draft that was begun on `base`; rejects with an `ApiError` of status 409 if another state is saved by now. */
  save: (draft: Draft, base: Saved) => Promise<Saved>;
  texts: {
    /** The draft's name in the question about unsaved changes, such as "your sites". */
    readonly unsaved: string;
    readonly saved: string;
    readonly conflict: string;
    readonly failed: (reason: string) => string;
  };
  /** Clears the problems that are shown at fields. */
  clearProblems: () => void;
  /** Shows the fields that the service refused. */
  showProblems?: (details: ApiError['details']) => void;
}

/**
 * The draft of a settings form whose saved state has a version: it is measured against the state that it was begun on, not
 * against what a refetch finds meanwhile, and it is never saved over the change of somebody else.
 */
export function useVersionedDraft<Saved, Draft>(options: VersionedDraftOptions<Saved, Draft>) {
  const { saved, queryKey, draftOf, texts, clearProblems, showProblems } = options;
  const queries = useQueryClient();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(base));

  function show(next: Saved): void {
    setBase(next);
    setDraft(draftOf(next));
    clearProblems();
  }
  function discard(): void {
    show(queries.getQueryData<Saved>(queryKey) ?? base);
    setOutcome(undefined);
  }
  const fail = (reason: string): void => setOutcome({ good: false, text: texts.failed(reason) });
  useUnsavedChanges(texts.unsaved, unsaved, discard);

  const mutation = useMutation({
    mutationFn: (next: Draft) => options.save(next, base),
    onSuccess: (next) => {
      queries.setQueryData(queryKey, next);
      show(next);
      setOutcome({ good: true, text: texts.saved });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey });
        return setOutcome({ good: false, text: texts.conflict });
      }
      if (error instanceof ApiError && error.details.length > 0) showProblems?.(error.details);
      return fail(messageOf(error));
    },
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
    /** Says that nothing was saved, and why. */
    fail,
    save: (next: Draft): void => {
      setOutcome(undefined);
      mutation.mutate(next);
    },
  };
}
