import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, Stack, TextField, color, notify } from '@tablewell/ui';
import { styled } from 'styled-components';
import { listRestaurants } from '../../lib/api/list-restaurants';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { deleteRestaurant } from './api/delete-restaurant';
import { Section } from '../../forms/section';
import { t } from './texts';

const Frame = styled.div`
  > section {
    border-color: ${color.danger};
  }
`;

/** Actions that cannot be undone. */
export function DangerZone({ restaurant }: { restaurant: Restaurant }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: deleteRestaurant,
    onSuccess: () => {
      notify(t('settings.danger.done'), { tone: 'success' });
      // The selector then shows the first of the remaining restaurants.
      queries.setQueryData(listRestaurants().queryKey, (all) =>
        all?.filter(({ id }) => id !== restaurant.id),
      );
    },
    onError: () => {
      notify(t('settings.danger.failed'), { tone: 'danger' });
      close();
    },
  });
  const confirmed = typed.trim() === restaurant.name.trim();
  function close(): void {
    setOpen(false);
    setTyped('');
  }

  return (
    <Frame>
      <Section title={t('settings.danger.title')} lead={t('settings.danger.lead')}>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t('settings.danger.delete')}
          </Button>
        </div>
      </Section>
      <Dialog
        open={open}
        title={t('settings.danger.question', { name: restaurant.name })}
        role="alertdialog"
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('settings.danger.cancel')}
            </Button>
            <Button
              variant="danger"
              disabled={!confirmed}
              busy={remove.isPending}
              onClick={() => remove.mutate(restaurant.id)}
            >
              {t('settings.danger.delete')}
            </Button>
          </>
        }
      >
        <Stack $gap="sm">
          <p>{t('settings.danger.warning')}</p>
          <TextField
            label={t('settings.danger.typeName', { name: restaurant.name })}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Stack>
      </Dialog>
    </Frame>
  );
}
