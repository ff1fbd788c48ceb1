import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@tablewell/api-client';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { useConfirm } from '../../../lib/confirm';
import { discardDraft, keepDraft, keptDraft } from '../api/rules-draft';
import type { KeptDraft } from '../api/rules-draft';
import { draftValues } from './draft-values';
import { KeepDialog } from './keep-dialog';
import { KeptDraftBanner } from './kept-draft-banner';
import { t } from '../texts';

interface KeptDraftOptions {
  restaurantId: string;
  /** The restaurant's zone. */
  zone: string;
  /** Whether the form has changes that opening the draft would replace. */
  unsaved: boolean;
  onOpen: (draft: KeptDraft) => void;
  onKept: () => void;
  onError: (error: Error) => void;
}

interface KeptDraftControl {
  /** Whether the form shows the draft. */
  isOpen: boolean;
  /** Asks for a name and stores the rules as the draft. */
  keep: (rules: AvailabilityRules) => void;
  /** Called when the form shows rules other than the draft. */
  close: () => void;
  /** Discards the draft that the form shows, because its rules are in force now. */
  finish: () => void;
  banner: ReactNode;
  dialog: ReactNode;
}

/** The draft of rules that the restaurant keeps for later (AVAIL-12). */
export function useKeptDraft(options: KeptDraftOptions): KeptDraftControl {
  const { restaurantId, zone, unsaved, onOpen, onKept } = options;
  const queries = useQueryClient();
  const confirm = useConfirm();
  const query = keptDraft(restaurantId);
  const { data } = useQuery(query);
  const [isOpen, setOpen] = useState(false);
  const [rulesToKeep, setRulesToKeep] = useState<AvailabilityRules>();
  const draft = data?.draft;
  const version = data?.version ?? 0;

  function fail(error: Error): void {
    setRulesToKeep(undefined);
    const isConflict = error instanceof ApiError && error.status === 409;
    if (isConflict) void queries.invalidateQueries({ queryKey: query.queryKey });
    options.onError(isConflict ? new Error(t('availability.draft.conflict')) : error);
  }
  const keep = useMutation({
    mutationFn: (given: { rules: AvailabilityRules; name: string }) =>
      keepDraft(restaurantId, { ...given, version }),
    onSuccess: (next) => {
      queries.setQueryData(query.queryKey, next);
      setRulesToKeep(undefined);
      setOpen(false);
      onKept();
    },
    onError: fail,
  });
  const discard = useMutation({
    mutationFn: () => discardDraft(restaurantId, version),
    onSuccess: (next) => {
      queries.setQueryData(query.queryKey, next);
      setOpen(false);
    },
    onError: fail,
  });

  async function open(kept: KeptDraft): Promise<void> {
    const question = {
      title: t('availability.draft.openTitle'),
      message: t('availability.draft.openText'),
      confirmLabel: t('availability.draft.openAction'),
    };
    if (unsaved && !(await confirm(question))) return;
    setOpen(true);
    onOpen(kept);
  }
  async function askToDiscard(kept: KeptDraft): Promise<void> {
    const question = {
      title: t('availability.draft.discardTitle'),
      message: t('availability.draft.discardText', draftValues(kept, zone)),
      confirmLabel: t('availability.draft.discard'),
      dangerous: true,
    };
    if (await confirm(question)) discard.mutate();
  }

  return {
    isOpen,
    keep: setRulesToKeep,
    close: () => setOpen(false),
    finish: () => {
      if (isOpen) discard.mutate();
    },
    banner: draft && (
      <KeptDraftBanner
        draft={draft}
        zone={zone}
        isOpen={isOpen}
        busy={discard.isPending}
        onOpen={() => void open(draft)}
        onDiscard={() => void askToDiscard(draft)}
      />
    ),
    dialog: (
      <KeepDialog
        open={rulesToKeep !== undefined}
        previous={draft}
        zone={zone}
        busy={keep.isPending}
        onKeep={(name) => rulesToKeep && keep.mutate({ rules: rulesToKeep, name })}
        onClose={() => setRulesToKeep(undefined)}
      />
    ),
  };
}
