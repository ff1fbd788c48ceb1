import { Stack } from '@tablewell/ui';
import type { Restaurant } from '../../../api/types';
import { optional } from '../../../components/optional';
import { Policies } from './policies';

// Few restaurants are of a group that shares guests.
const SharingBox = optional(async () => (await import('../rarely')).SharingBox);

/** What a diner may agree to or read before booking; renders nothing where there is neither. */
export function BeforeBooking({ restaurant }: { restaurant: Restaurant }) {
  const { sharesGuestsAs: group } = restaurant;
  if (!group) return <Policies restaurant={restaurant} />;
  return (
    <Stack $gap="xl">
      <SharingBox group={group} />
      <Policies restaurant={restaurant} />
    </Stack>
  );
}
