import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Banner, Button, errorsOf, SelectField, Stack, TextField, useForm } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { startSharedTablet } from './api/tablets';
import { t } from './texts';

const choices = [2, 5, 10, 15, 30, 60];
const narrow = { maxWidth: '34rem' };

interface StartTabletFormProps {
  restaurantId: string;
  onStarted: () => void;
}

/**
 * Makes this device a shared tablet, after a question, because the user is then no longer signed in there as
 * themselves.
 */
export function StartTabletForm({ restaurantId, onStarted }: StartTabletFormProps) {
  const confirm = useConfirm();
  const form = useForm(() => ({ name: '', idleMinutes: '5' }));
  const start = useMutation({
    mutationFn: () =>
      startSharedTablet(restaurantId, form.values.name.trim(), Number(form.values.idleMinutes)),
    onSuccess: onStarted,
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, ['name', 'idleMinutes']) : {};
      if (Object.keys(errors).length > 0) form.refuse(errors);
    },
  });
  const failure = start.error && Object.keys(form.errors).length === 0 ? messageOf(start.error) : undefined;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (start.isPending) return;
    if (!form.values.name.trim()) return form.refuse({ name: t('security.tablet.nameMissing') });
    const yes = await confirm({
      title: t('security.tablet.startTitle'),
      message: t('security.tablet.startMessage'),
      confirmLabel: t('security.tablet.start'),
    });
    if (yes) start.mutate();
  }
  return (
    <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)} style={narrow}>
      <Stack $gap="sm">
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <TextField
          label={t('security.tablet.nameLabel')}
          hint={t('security.tablet.nameHint')}
          maxLength={40}
          autoComplete="off"
          required
          {...form.text('name')}
        />
        <SelectField
          label={t('security.tablet.idle')}
          hint={t('security.tablet.idleHint')}
          name="idleMinutes"
          value={form.values.idleMinutes}
          error={form.errors.idleMinutes}
          onChange={({ target }) => form.change({ idleMinutes: target.value })}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {t('security.tablet.minutes', { count })}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="secondary" busy={start.isPending}>
            {t('security.tablet.start')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
