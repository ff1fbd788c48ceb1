import { Stack } from '@tablewell/ui';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { OwnText } from '../../components/own-text';
import { useResource } from '../../components/use-resource';
import { t } from '../../lib/language';
import { Part, PartTitle } from './part';

/** The restaurant's policies; renders nothing if there are none. */
export function Policies({ restaurant }: Pick<Reservation, 'restaurant'>) {
  const { data } = useResource(restaurantById(restaurant.id));
  const policies = data?.face?.policies;
  if (!policies) return null;
  return (
    <Part aria-labelledby="policies-title">
      <Stack $gap="xs">
        <PartTitle id="policies-title">{t('about.goodToKnow')}</PartTitle>
        <OwnText>{policies}</OwnText>
      </Stack>
    </Part>
  );
}
