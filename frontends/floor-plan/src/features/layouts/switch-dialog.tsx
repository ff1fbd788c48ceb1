import { Button, Dialog } from '@tablewell/ui';
import { t } from '../../texts';

interface SwitchDialogProps {
  open: boolean;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Shown before leaving a changed layout for another one; Save saves first. */
export const SwitchDialog = ({ open, busy, onSave, onDiscard, onStay }: SwitchDialogProps) => (
  <Dialog
    open={open}
    title={t('plan.switch.title')}
    role="alertdialog"
    onClose={onStay}
    actions={
      <>
        <Button variant="quiet" onClick={onStay} autoFocus>
          {t('plan.keepEditing')}
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          {t('plan.switch.without')}
        </Button>
        <Button busy={busy} onClick={onSave}>
          {t('plan.switch.save')}
        </Button>
      </>
    }
  >
    <p>{t('plan.switch.text')}</p>
  </Dialog>
);
