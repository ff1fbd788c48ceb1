import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, Dialog, Stack, TextField } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { createGuest } from './api/create-guest';
import { guestKeys } from './guest-cache';

export interface AddGuestDialogProps {
  restaurantId: string;
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** A new guest: name needed, phone optional. */
export function AddGuestDialog({ restaurantId, open, onClose, onAdded }: AddGuestDialogProps) {
  const queries = useQueryClient();
  const formId = useId();
  const [name, setName] = useState('');
  const [phoneNumber, setPhone] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: createGuest,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: guestKeys.all(restaurantId) });
      close();
      onAdded();
    },
  });

  function close(): void {
    setName('');
    setPhone('');
    setMissing(false);
    add.reset();
    onClose();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || add.isPending) return;
    add.mutate({ restaurantId, name: name.trim(), phoneNumber: phoneNumber.trim() });
  }

  return (
    <Dialog
      open={open}
      title="Add Guest"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            Add Guest
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {add.error && (
            <Banner tone="danger" role="alert">
              Error: {messageOf(add.error)}
            </Banner>
          )}
          <TextField
            label="Name"
            value={name}
            maxLength={200}
            autoFocus
            autoComplete="off"
            error={missing ? 'Error: Guest name is required' : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Phone number"
            optional
            type="tel"
            value={phoneNumber}
            maxLength={250}
            autoComplete="off"
            onChange={(event) => setPhone(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
