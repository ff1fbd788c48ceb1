import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, Dialog, ErrorPanel, Stack, TextField } from '@tablewell/ui';
import { ApiError } from '@tablewell/api-client';
import { createLayout } from '../../api/create-layout';
import type { Layout } from '../../api/layouts';

const longestName = 100;

export interface NewLayoutDialogProps {
  restaurantId: string;
  open: boolean;
  onClose: () => void;
  onCreated: (layout: Layout) => void;
  onPlanRefused: () => void;
}

/** The dialog for the name of a new layout; Create is disabled while it is blank. */
export function NewLayoutDialog({
  restaurantId,
  open,
  onClose,
  onCreated,
  onPlanRefused,
}: NewLayoutDialogProps) {
  const form = useId();
  const [name, setName] = useState('');
  const close = (): void => {
    setName('');
    creating.reset();
    onClose();
  };
  const creating = useMutation({
    mutationFn: () => createLayout(restaurantId, name.trim()),
    onSuccess: (layout) => {
      close();
      onCreated(layout);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 402) return;
      close();
      onPlanRefused();
    },
  });
  return (
    <Dialog
      open={open}
      title="New Layout"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={name.trim() === ''} busy={creating.isPending}>
            Create
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !creating.isPending) creating.mutate();
        }}
      >
        <Stack $gap="sm">
          <TextField
            label="Layout name"
            value={name}
            maxLength={longestName}
            autoComplete="off"
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
          {creating.error && <ErrorPanel message={creating.error.message} />}
        </Stack>
      </form>
    </Dialog>
  );
}
