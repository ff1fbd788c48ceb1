import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, Stack, TextField, color, notify } from '@tablewell/ui';
import { styled } from 'styled-components';
import { listRestaurants } from '../../lib/api/list-restaurants';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { deleteRestaurant } from './api/delete-restaurant';
import { Section } from './section';

const Frame = styled.div`
  > section {
    border-color: ${color.danger};
  }
`;

/** What cannot be taken back. */
export function DangerZone({ restaurant }: { restaurant: Restaurant }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: deleteRestaurant,
    onSuccess: () => {
      notify('Restaurant deleted successfully', { tone: 'success' });
      // The selector then shows the first of those that are left.
      queries.setQueryData(listRestaurants().queryKey, (all) =>
        all?.filter(({ id }) => id !== restaurant.id),
      );
    },
    onError: () => {
      notify('Failed to delete restaurant', { tone: 'danger' });
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
      <Section
        title="Danger zone"
        lead="Deleting the restaurant removes its reservations, guests, floor plans and settings for good."
      >
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete restaurant
          </Button>
        </div>
      </Section>
      <Dialog
        open={open}
        title={`Delete ${restaurant.name}?`}
        role="alertdialog"
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              variant="danger"
              disabled={!confirmed}
              busy={remove.isPending}
              onClick={() => remove.mutate(restaurant.id)}
            >
              Delete restaurant
            </Button>
          </>
        }
      >
        <Stack $gap="sm">
          <p>This action cannot be undone. To confirm, type the restaurant’s name.</p>
          <TextField
            label={`Type “${restaurant.name}”`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Stack>
      </Dialog>
    </Frame>
  );
}
