import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Button, Dialog, TextField, notify, useForm } from '@tablewell/ui';
import { listRestaurants } from '../../lib/api/list-restaurants';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { createRestaurant } from './api/create-restaurant';
import { selectRestaurant } from '../../lib/use-restaurants';
import { t } from './texts';

interface AddRestaurantDialogProps {
  open: boolean;
  onClose: () => void;
  /** The plan has no room for another restaurant. The server decides: the limit of a plan is a setting. */
  onUpgrade: () => void;
}

export function AddRestaurantDialog({ open, onClose, onUpgrade }: AddRestaurantDialogProps) {
  const queries = useQueryClient();
  const mayLeave = useMayLeave();
  const formId = useId();
  const form = useForm(() => ({ name: '' }));
  const add = useMutation({
    mutationFn: createRestaurant,
    onSuccess: async (restaurant) => {
      queries.setQueryData(listRestaurants().queryKey, (all) => [...(all ?? []), restaurant]);
      close();
      notify(t('restaurants.add.done', { name: restaurant.name }), { tone: 'success' });
      if (await mayLeave()) selectRestaurant(restaurant);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.status === 402))
        return form.refuse({ name: messageOf(failure) });
      close();
      onUpgrade();
    },
  });

  function close(): void {
    form.reset();
    onClose();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = form.values.name.trim();
    if (name === '') return form.refuse({ name: t('restaurants.add.nameMissing') });
    if (!add.isPending) add.mutate(name);
  }

  return (
    <Dialog
      open={open}
      title={t('restaurants.add.title')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('restaurants.add.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            {t('restaurants.add.action')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.ref} noValidate onSubmit={submit}>
        <TextField
          label={t('restaurants.add.name')}
          {...form.text('name')}
          maxLength={100}
          autoFocus
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
