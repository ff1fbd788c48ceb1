import { useState } from 'react';

export type Asking =
  'nothing' | 'clear' | 'delete' | 'new' | 'duplicate' | 'rename' | 'switch' | 'plan' | 'counts';

/** Which question is open, and where to go once unsaved changes were decided about. */
export function useQuestions() {
  const [asking, ask] = useState<Asking>('nothing');
  const [goal, setGoal] = useState<() => void>();
  return {
    asking,
    ask,
    close: (): void => ask('nothing'),
    /** Asks about unsaved changes before it goes on. */
    before: (next: () => void): void => {
      setGoal(() => next);
      ask('switch');
    },
    leave: (): void => {
      ask('nothing');
      goal?.();
    },
    /** A refusal is said by the panel or the dialog; here it only means staying. */
    saved: (saving: Promise<boolean>): Promise<boolean> => saving.catch(() => false),
  };
}

export type Questions = ReturnType<typeof useQuestions>;
