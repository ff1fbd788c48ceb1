import { Button, Dialog, Stack } from '@tablewell/ui';

export interface ConflictDialogProps {
  open: boolean;
  busy: boolean;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
}

/** Someone else saved the layout since it was loaded here: nothing is overwritten unasked. */
export const ConflictDialog = ({ open, busy, onKeepMine, onLoadTheirs, onClose }: ConflictDialogProps) => (
  <Dialog
    open={open}
    title="This layout was changed by someone else"
    role="alertdialog"
    onClose={onClose}
    actions={
      <>
        <Button variant="quiet" onClick={onClose} autoFocus>
          Keep editing
        </Button>
        <Button variant="secondary" onClick={onLoadTheirs}>
          Load theirs
        </Button>
        <Button variant="danger" busy={busy} onClick={onKeepMine}>
          Overwrite with mine
        </Button>
      </>
    }
  >
    <Stack $gap="xs">
      <p>It was saved elsewhere while you were editing, so yours was not saved.</p>
      <p>Loading theirs can be undone with Undo. Overwriting replaces their changes for everyone.</p>
    </Stack>
  </Dialog>
);
