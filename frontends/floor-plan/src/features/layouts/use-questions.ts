import { useState } from 'react';

type DialogName =
  'nothing' | 'clear' | 'delete' | 'new' | 'duplicate' | 'rename' | 'switch' | 'plan' | 'counts';

/** The open dialog, and the pending navigation while it asks about unsaved changes. */
export function useQuestions() {
  const [openDialog, ask] = useState<DialogName>('nothing');
  const [goal, setGoal] = useState<() => void>();
  return {
    openDialog,
    ask,
    close: (): void => ask('nothing'),
    /** Asks about unsaved changes before it continues. */
    before: (next: () => void): void => {
      setGoal(() => next);
      ask('switch');
    },
    leave: (): void => {
      ask('nothing');
      goal?.();
    },
    /** The panel or the dialog shows a refusal; here it only cancels the navigation. */
    saved: (saving: Promise<boolean>): Promise<boolean> => saving.catch(() => false),
  };
}

export type Questions = ReturnType<typeof useQuestions>;
