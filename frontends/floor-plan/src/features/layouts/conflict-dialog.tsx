import { Button, Dialog, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Side } from '../../model/merging';
import type { Plan } from '../../model/table';
import { conflictWords } from './conflict-words';
import type { OpenConflict } from './use-saving';

const List = styled.ul`
  max-height: 40dvh;
  overflow: auto;
  padding-left: 1.25rem;
`;

export interface ConflictDialogProps {
  conflict: OpenConflict | undefined;
  plan: Plan;
  busy: boolean;
  onResolve: (side: Side) => void;
  onClose: () => void;
}

/** Asks which side of a conflict to keep. All other changes of both users are merged already. */
export const ConflictDialog = ({ conflict, plan, busy, onResolve, onClose }: ConflictDialogProps) => (
  <Dialog
    open={conflict !== undefined}
    title="You both changed the same tables"
    role="alertdialog"
    onClose={onClose}
    actions={
      <>
        <Button variant="quiet" onClick={onClose} autoFocus>
          Keep editing
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => onResolve('saved')}>
          Take theirs and save
        </Button>
        <Button busy={busy} onClick={() => onResolve('local')}>
          Keep mine and save
        </Button>
      </>
    }
  >
    {conflict && (
      <Stack $gap="sm">
        <p>
          Someone else saved this layout while you were editing, so yours was not saved yet. Both of you
          changed:
        </p>
        <List>
          {conflictWords(conflict.conflicts, plan).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </List>
        <p>All other changes of both are kept. If you take theirs, Undo brings yours back.</p>
      </Stack>
    )}
  </Dialog>
);
