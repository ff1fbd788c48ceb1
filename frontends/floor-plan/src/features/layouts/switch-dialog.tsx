import { Button, Dialog } from '@tablewell/ui';

export interface SwitchDialogProps {
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
    title="Unsaved changes"
    role="alertdialog"
    onClose={onStay}
    actions={
      <>
        <Button variant="quiet" onClick={onStay} autoFocus>
          Keep editing
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          Switch without saving
        </Button>
        <Button busy={busy} onClick={onSave}>
          Save and switch
        </Button>
      </>
    }
  >
    <p>Save changes to current layout before switching?</p>
  </Dialog>
);
