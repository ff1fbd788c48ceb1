import { formatEnteredPhone, isEnteredPhoneValid } from '@tablewell/shared/phone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, Dialog, Stack, TextField, useForm } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { createGuest } from './api/create-guest';
import { guestKeys } from '../../lib/guests/guest-cache';
import { t } from './texts';

interface AddGuestDialogProps {
  restaurantId: string;
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** A form for a new guest: name required, phone optional. */
export function AddGuestDialog({ restaurantId, open, onClose, onAdded }: AddGuestDialogProps) {
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm(() => ({ name: '', phoneNumber: '' }));
  const { phoneNumber } = form.values;
  const [typing, setTyping] = useState(false);
  const add = useMutation({
    mutationFn: createGuest,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: guestKeys.all(restaurantId) });
      close();
      onAdded();
    },
  });

  function close(): void {
    form.reset();
    add.reset();
    onClose();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = form.values.name.trim();
    if (name === '') return form.refuse({ name: t('guests.add.nameMissing') });
    if (!add.isPending) add.mutate({ restaurantId, name, phoneNumber: phoneNumber.trim() });
  }

  return (
    <Dialog
      open={open}
      title={t('guests.add.title')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('guests.add.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            {t('guests.add.title')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.ref} noValidate onSubmit={submit}>
        <Stack>
          {add.error && (
            <Banner tone="danger" role="alert">
              {t('guests.failed', { reason: messageOf(add.error) })}
            </Banner>
          )}
          <TextField
            label={t('guests.field.name')}
            maxLength={200}
            autoFocus
            {...form.text('name')}
            autoComplete="off"
          />
          <TextField
            label={t('guests.add.phone')}
            optional
            type="tel"
            {...form.text('phoneNumber')}
            maxLength={250}
            autoComplete="off"
            hint={
              phoneNumber.trim() === '' || typing || isEnteredPhoneValid(phoneNumber)
                ? undefined
                : t('guests.add.badPhone')
            }
            onChange={(event) => {
              setTyping(true);
              form.change({ phoneNumber: event.target.value });
            }}
            onBlur={() => {
              setTyping(false);
              form.change({ phoneNumber: formatEnteredPhone(phoneNumber) });
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
