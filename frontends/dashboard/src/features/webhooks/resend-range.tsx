import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Button, Checkbox, Grid, notify, Stack, TextField, useForm } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { resendRange } from './api/deliveries';
import { t } from './texts';

const dayMs = 86_400_000;

/** What `datetime-local` takes: a time by the clock of this device. */
function localText(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

interface ResendRangeProps {
  restaurantId: string;
  endpointId: string;
  onResent: () => void;
}

/** Sends again what happened in a range: what failed, or everything. */
export function ResendRange({ restaurantId, endpointId, onResent }: ResendRangeProps) {
  const form = useForm(() => ({
    ...{ from: localText(new Date(Date.now() - dayMs)), until: localText(new Date(Date.now() + 60_000)) },
    all: false,
  }));
  const { values } = form;
  const resend = useMutation({
    mutationFn: () =>
      resendRange(restaurantId, endpointId, {
        ...{ from: new Date(values.from), until: new Date(values.until), all: values.all },
      }),
    onSuccess: (count) => {
      notify(t('webhooks.resent', { count }), { tone: count > 0 ? 'success' : 'neutral' });
      onResent();
    },
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  const isRange = values.from !== '' && values.until > values.from;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!resend.isPending && isRange) resend.mutate();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t('webhooks.range.label')}>
      <Stack $gap="sm">
        <h3>{t('webhooks.range.title')}</h3>
        <Grid $gap="sm">
          <TextField {...form.text('from')} label={t('webhooks.range.from')} type="datetime-local" />
          <TextField {...form.text('until')} label={t('webhooks.range.until')} type="datetime-local" />
        </Grid>
        <Checkbox
          label={t('webhooks.range.all')}
          checked={values.all}
          onChange={({ target }) => form.change({ all: target.checked })}
        />
        <div>
          <Button type="submit" variant="secondary" busy={resend.isPending} disabled={!isRange}>
            {t('webhooks.range.action')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
