import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Button,
  Checkbox,
  errorsOf,
  Grid,
  notify,
  SelectField,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { createFeed } from './api/feeds';
import { t } from './texts';

interface NewFeedFormProps {
  restaurantId: string;
  /** The areas to choose from. */
  areas: readonly string[];
  onMade: (address: string, name: string) => void;
}

/** Makes a calendar: who reads it, which area, and whether it has names. */
export function NewFeedForm({ restaurantId, areas, onMade }: NewFeedFormProps) {
  const form = useForm(() => ({ name: '', area: '', showsNames: false }));
  const { values } = form;
  const create = useMutation({
    mutationFn: createFeed,
    onSuccess: (address, { name }) => {
      form.reset();
      onMade(address, name);
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, ['name', 'area']) : {};
      if (Object.keys(errors).length > 0) form.refuse(errors);
      else notify(messageOf(error), { tone: 'danger' });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!create.isPending) create.mutate({ restaurantId, ...values });
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label={t('calendarFeeds.new.label')}>
      <Stack $gap="sm">
        <Grid $gap="md">
          <TextField
            {...form.text('name')}
            label={t('calendarFeeds.new.name')}
            maxLength={60}
            autoComplete="off"
          />
          {areas.length > 0 && (
            <SelectField
              label={t('calendarFeeds.new.area')}
              value={values.area}
              error={form.errors.area}
              onChange={({ target }) => form.change({ area: target.value })}
            >
              <option value="">{t('calendarFeeds.everywhere')}</option>
              {areas.map((area) => (
                <option key={area} value={area}>
                  {area}
                </option>
              ))}
            </SelectField>
          )}
        </Grid>
        <Checkbox
          label={t('calendarFeeds.new.showsNames')}
          checked={values.showsNames}
          onChange={({ target }) => form.change({ showsNames: target.checked })}
        />
        <div>
          <Button type="submit" variant="secondary" busy={create.isPending} disabled={!values.name.trim()}>
            {t('calendarFeeds.new.make')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
