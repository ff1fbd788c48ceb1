import { createContext, useCallback, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

export interface Question {
  title: string;
  message: string;
  /** The person or thing concerned, above the message. */
  about?: string;
  /** Further details, below the message. */
  note?: string | undefined;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  dangerous?: boolean;
}

const About = styled.p`
  margin-bottom: ${space.xs};
  font-weight: 600;
`;

const Note = styled.p`
  margin-top: ${space.xs};
  color: ${color.textMuted};
`;

const Message = ({ about, message, note }: Question) => (
  <>
    {about && <About>{about}</About>}
    <p>{message}</p>
    {note && <Note>{note}</Note>}
  </>
);

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(async () => false);

/** Asks as `window.confirm` does, in the page's own dialog: `if (await confirm({ … }))`. */
export const useConfirm = (): Confirm => useContext(ConfirmContext);

/** Shows the current question. A new question answers the previous one with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const resolve = useRef<((yes: boolean) => void) | undefined>(undefined);

  const settle = useCallback((yes: boolean): void => {
    resolve.current?.(yes);
    resolve.current = undefined;
    setQuestion(undefined);
  }, []);
  const confirm = useCallback<Confirm>(
    (next) =>
      new Promise((answered) => {
        resolve.current?.(false);
        resolve.current = answered;
        setQuestion(next);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        message={question && <Message {...question} />}
        confirmLabel={question?.confirmLabel ?? ''}
        cancelLabel={question?.cancelLabel ?? t('common.confirm.cancel')}
        dangerous={question?.dangerous ?? false}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    </ConfirmContext>
  );
}
