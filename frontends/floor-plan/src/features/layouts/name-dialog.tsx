import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Button, Dialog, ErrorPanel, Stack, TextField } from '@tablewell/ui';
import { ApiError } from '@tablewell/api-client';
import type { Layout } from '../../api/layouts';

const longestName = 100;

export interface NameDialogProps {
  open: boolean;
  title: string;
  /** The button that gives the name. */
  action: string;
  /** What the field begins with. */
  proposed?: string;
  /** Makes or renames the layout. */
  submit: (name: string) => Promise<Layout>;
  onClose: () => void;
  onDone: (layout: Layout) => void;
  onPlanRefused: () => void;
}

/** The dialog for the name of a layout; its button is disabled while the name is blank. */
export function NameDialog({ open, title, onClose, ...rest }: NameDialogProps) {
  const [busy, setBusy] = useState(false);
  const form = useId();
  const [isBlank, setBlank] = useState(false);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={isBlank} busy={busy}>
            {rest.action}
          </Button>
        </>
      }
    >
      {/* Drawn anew each time the dialog opens, with what is proposed then. */}
      <NameForm {...rest} form={form} onClose={onClose} onBlank={setBlank} onBusy={setBusy} />
    </Dialog>
  );
}

type FormProps = Omit<NameDialogProps, 'open' | 'title' | 'action'> & {
  form: string;
  onBlank: (isBlank: boolean) => void;
  onBusy: (busy: boolean) => void;
};

function NameForm({
  form,
  proposed = '',
  submit,
  onClose,
  onDone,
  onPlanRefused,
  onBlank,
  onBusy,
}: FormProps) {
  const [name, setName] = useState(proposed);
  const isBlank = name.trim() === '';
  const naming = useMutation({
    mutationFn: () => submit(name.trim()),
    onSuccess: (layout) => {
      onClose();
      onDone(layout);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 402) return;
      onClose();
      onPlanRefused();
    },
  });
  useEffect(() => onBlank(isBlank), [isBlank, onBlank]);
  useEffect(() => onBusy(naming.isPending), [naming.isPending, onBusy]);
  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && !naming.isPending) naming.mutate();
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
        {naming.error && <ErrorPanel message={naming.error.message} />}
      </Stack>
    </form>
  );
}
