import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eveningKey } from '@tablewell/api-client/book';
import type { Evening } from '@tablewell/api-client/book';
import { Banner, Button, Dialog, Inline, Stack, TextArea } from '@tablewell/ui';
import { messageOf } from '../../../lib/message-of';
import { toast } from '../../../lib/toast';
import { setShiftNote } from '../api/shift-note';
import { t } from '../texts';

const longest = 1_000;

interface ShiftNoteDialogProps {
  open: boolean;
  restaurantId: string;
  evening: Evening;
  onClose: () => void;
}

/** Writes the note for the shift. */
export const ShiftNoteDialog = ({ open, onClose, ...rest }: ShiftNoteDialogProps) => (
  <Dialog open={open} title={t('tonight.note.title')} onClose={onClose}>
    <Form onClose={onClose} {...rest} />
  </Dialog>
);

function Form({ restaurantId, evening, onClose }: Omit<ShiftNoteDialogProps, 'open'>) {
  const queries = useQueryClient();
  // The note as it was when the dialog was opened: saving detects a later change by another member.
  const [base, setBase] = useState(evening.shiftNote);
  const [text, setText] = useState(base?.text ?? '');
  const present = evening.shiftNote;
  const isChanged = (present?.version ?? 0) !== (base?.version ?? 0);

  const save = useMutation({
    mutationFn: () => setShiftNote({ restaurantId, date: evening.date, text, version: base?.version ?? 0 }),
    onSuccess: () => {
      toast(t('tonight.note.saved'), { tone: 'success' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: eveningKey(restaurantId) }),
  });

  return (
    <Stack $gap="md">
      {save.isError && (
        <Banner tone="danger" role="alert">
          {messageOf(save.error)}
        </Banner>
      )}
      {isChanged && (
        <Banner
          tone="warning"
          role="status"
          title={t('tonight.note.changed', { by: present?.by ?? '' })}
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                setBase(present);
                save.reset();
              }}
            >
              {t('tonight.note.keepMine')}
            </Button>
          }
        >
          {present?.text}
        </Banner>
      )}
      <TextArea
        label={t('tonight.note.label')}
        hint={t('tonight.note.hint')}
        rows={4}
        maxLength={longest}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <Inline $gap="xs">
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {t('tonight.note.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
