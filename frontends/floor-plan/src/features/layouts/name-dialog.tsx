import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, Dialog, ErrorPanel, Stack, TextField } from '@tablewell/ui';
import { ApiError } from '@tablewell/api-client';
import type { Layout } from '@tablewell/api-client/floor';
import { t } from '../../texts';

const longestName = 100;

interface NameDialogProps {
  open: boolean;
  title: string;
  /** The label of the submit button. */
  action: string;
  /** The initial value of the field. */
  proposed?: string;
  /** Creates or renames the layout. */
  submit: (name: string) => Promise<Layout>;
  onClose: () => void;
  onDone: (layout: Layout) => void;
  onPlanRefused: () => void;
}

/** The dialog for the name of a layout; its button is disabled while the name is blank. */
export function NameDialog(props: NameDialogProps) {
  const { open, title, action, proposed = '', submit, onClose, onDone, onPlanRefused } = props;
  const form = useId();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? proposed;
  const isBlank = name.trim() === '';
  const close = (): void => {
    setTyped(undefined);
    naming.reset();
    onClose();
  };
  const naming = useMutation({
    mutationFn: () => submit(name.trim()),
    onSuccess: (layout) => {
      close();
      onDone(layout);
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
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('plan.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={isBlank} busy={naming.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlank && !naming.isPending) naming.mutate();
        }}
      >
        <Stack $gap="sm">
          <TextField
            label={t('plan.layout.name')}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
          {naming.error && <ErrorPanel message={naming.error.message} />}
        </Stack>
      </form>
    </Dialog>
  );
}
