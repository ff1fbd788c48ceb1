import { useId, useState } from 'react';
import { Button, Dialog, VisuallyHidden } from '@tablewell/ui';
import { t } from './texts';

/** The seconds left at which a screen reader speaks: if it said every second, it could say nothing else. */
const spoken = (left: number): number => (left > 30 ? 60 : left > 10 ? 30 : 10);

interface SessionEndDialogProps {
  /** Seconds. */
  left: number;
  /** Tells the server that somebody is here; false if the session ends in spite of that. */
  onStay: () => Promise<boolean>;
}

/** Warns an idle member that the session is about to end by the owner's limit (ACCOUNT-33). */
export function SessionEndDialog({ left, onStay }: SessionEndDialogProps) {
  const [state, setState] = useState<'asks' | 'asking' | 'final' | 'failed' | 'read'>('asks');
  const id = useId();
  function stay(): void {
    setState('asking');
    onStay().then(
      (isLonger) => setState(isLonger ? 'asks' : 'final'),
      () => setState('failed'),
    );
  }
  const isFinal = state === 'final';
  return (
    <Dialog
      open={state !== 'read'}
      role="alertdialog"
      title={t('app.sessionEnd.title', { seconds: left })}
      describedBy={id}
      onClose={isFinal ? () => setState('read') : stay}
      actions={
        isFinal ? (
          <Button onClick={() => setState('read')} autoFocus>
            {t('app.sessionEnd.understood')}
          </Button>
        ) : (
          <Button onClick={stay} busy={state === 'asking'} autoFocus>
            {t('app.sessionEnd.stay')}
          </Button>
        )
      }
    >
      <p id={id}>
        {t(
          isFinal
            ? 'app.sessionEnd.final'
            : state === 'failed'
              ? 'app.sessionEnd.failed'
              : 'app.sessionEnd.text',
        )}
      </p>
      <VisuallyHidden role="status">{t('app.sessionEnd.spoken', { seconds: spoken(left) })}</VisuallyHidden>
    </Dialog>
  );
}
