import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Button, Dialog, TextField, notify } from '@tablewell/ui';
import { listRestaurants } from '../../lib/api/list-restaurants';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { createRestaurant } from './api/create-restaurant';
import { selectRestaurant } from './use-restaurants';

export interface AddRestaurantDialogProps {
  open: boolean;
  onClose: () => void;
  /** The plan has no room for another restaurant. The server decides: what a plan holds is its setting. */
  onUpgrade: () => void;
}

export function AddRestaurantDialog({ open, onClose, onUpgrade }: AddRestaurantDialogProps) {
  const queries = useQueryClient();
  const mayLeave = useMayLeave();
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = useMutation({
    mutationFn: createRestaurant,
    onSuccess: async (restaurant) => {
      queries.setQueryData(listRestaurants().queryKey, (all) => [...(all ?? []), restaurant]);
      close();
      notify(`${restaurant.name} was added.`, { tone: 'success' });
      if (await mayLeave()) selectRestaurant(restaurant);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.status === 402)) return setError(messageOf(failure));
      close();
      onUpgrade();
    },
  });

  function close(): void {
    setName('');
    setError(undefined);
    onClose();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const trimmed = name.trim();
    setError(trimmed ? undefined : 'Please enter a name');
    if (trimmed && !add.isPending) add.mutate(trimmed);
  }

  return (
    <Dialog
      open={open}
      title="Add a restaurant"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            Add restaurant
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Restaurant name"
          value={name}
          error={error}
          maxLength={100}
          autoFocus
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
