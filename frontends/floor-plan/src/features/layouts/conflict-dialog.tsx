import { Button, Dialog, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Side } from '../../model/merging';
import type { Plan } from '../../model/table';
import { conflictWords } from './conflict-words';
import type { OpenConflict } from './use-saving';
import { t } from '../../texts';

const List = styled.ul`
  max-height: 40dvh;
  overflow: auto;
  padding-left: 1.25rem;
`;

interface ConflictDialogProps {
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
    title={t('plan.conflict.title')}
    role="alertdialog"
    onClose={onClose}
    actions={
      <>
        <Button variant="quiet" onClick={onClose} autoFocus>
          {t('plan.keepEditing')}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => onResolve('saved')}>
          {t('plan.conflict.takeTheirs')}
        </Button>
        <Button busy={busy} onClick={() => onResolve('local')}>
          {t('plan.conflict.keepMine')}
        </Button>
      </>
    }
  >
    {conflict && (
      <Stack $gap="sm">
        <p>{t('plan.conflict.text')}</p>
        <List>
          {conflictWords(conflict.conflicts, plan).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </List>
        <p>{t('plan.conflict.rest')}</p>
      </Stack>
    )}
  </Dialog>
);
