import { createContext, useCallback, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@tablewell/ui';

export interface Question {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** The answer cannot be taken back. */
  dangerous?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const AskContext = createContext<Ask>(async () => false);

/** Asks as `window.confirm` does, in the page's own dialog: `if (await confirm({ … }))`. */
export const useConfirm = (): Ask => useContext(AskContext);

/** Draws the question that is asked. A new question answers the one before it with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const resolve = useRef<((yes: boolean) => void) | undefined>(undefined);

  const settle = useCallback((yes: boolean): void => {
    resolve.current?.(yes);
    resolve.current = undefined;
    setQuestion(undefined);
  }, []);
  const ask = useCallback<Ask>(
    (next) =>
      new Promise((answered) => {
        resolve.current?.(false);
        resolve.current = answered;
        setQuestion(next);
      }),
    [],
  );

  return (
    <AskContext value={ask}>
      {children}
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        message={question?.message ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        {...(question?.cancelLabel ? { cancelLabel: question.cancelLabel } : {})}
        dangerous={question?.dangerous ?? false}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    </AskContext>
  );
}
