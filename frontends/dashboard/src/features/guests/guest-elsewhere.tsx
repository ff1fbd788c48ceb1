import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Badge, Inline, Stack, color } from '@tablewell/ui';
import type { SharedGuest } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { styled } from 'styled-components';
import { dietaryWords } from '../../lib/diner-words';
import { visitDate } from '../../lib/guests/visit-date';
import type { RestaurantClock } from '../../lib/service-day';
import { Facts } from './guest-facts';
import { t } from './texts';

const Muted = styled.p`
  color: ${color.textMuted};
`;

/** What the other restaurants of the group share of a guest (GROUP-23). */
export function GuestElsewhere({ guest, restaurant }: { guest: SharedGuest; restaurant: RestaurantClock }) {
  const { elsewhere, groupVisits, tagsElsewhere, dietaryElsewhere, withheld } = guest;
  if (withheld) return <Muted>{t('guests.sharing.withheld')}</Muted>;
  if (elsewhere.length === 0) return <Muted>{t('guests.sharing.nothing')}</Muted>;
  const dietary = dietaryWords({
    dietary: dietaryElsewhere?.needs ?? [],
    dietaryNotes: dietaryElsewhere?.words ?? '',
  });
  return (
    <Stack $gap="sm">
      <p>{t('guests.sharing.total', { count: groupVisits })}</p>
      <Facts>
        {elsewhere.map(({ restaurantId, restaurantName, visits, lastVisit, noShows }) => (
          <FactsRow
            key={restaurantId}
            name={restaurantName}
            words={[
              lastVisit
                ? t('guests.sharing.restaurant', {
                    visits,
                    date: visitDate(timestampDate(lastVisit).toISOString(), restaurant),
                  })
                : t('guests.sharing.restaurantNone'),
              ...(noShows > 0 ? [t('guests.sharing.noShows', { count: noShows })] : []),
            ].join(', ')}
          />
        ))}
        {dietary && <FactsRow name={t('guests.details.dietary')} words={<strong>{dietary}</strong>} />}
        {tagsElsewhere.length > 0 && (
          <FactsRow
            name={t('guests.sharing.tagsElsewhere')}
            words={
              <Inline $gap="xs">
                {tagsElsewhere.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </Inline>
            }
          />
        )}
      </Facts>
    </Stack>
  );
}

const FactsRow = ({ name, words }: { name: string; words: React.ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </>
);
