import { color, Link, radius, space, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { useResource } from '../../components/use-resource';
import { directionsTo } from '@tablewell/shared/directions';
import { Links, Part, PartTitle } from './part';
import { t } from '../../lib/language';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  max-height: 14rem;
  margin-bottom: ${space.md};
  object-fit: cover;
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

/** The restaurant's address and picture, from its profile. */
export function Where({ restaurant }: Pick<Reservation, 'restaurant'>) {
  const { data } = useResource(restaurantById(restaurant.id));
  const address = data?.face?.address;
  const cover = data?.face?.cover;
  if (!address && !cover) return null;
  return (
    <Part aria-labelledby="where-title">
      {cover && (
        <picture>
          {cover.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes="(min-width: 48rem) 40rem, 100vw" />
          ))}
          <Picture src={cover.url} width={cover.width} height={cover.height} alt="" loading="lazy" />
        </picture>
      )}
      <Stack $gap="xs">
        <PartTitle id="where-title">{t('after.where')}</PartTitle>
        <p>
          <strong>{restaurant.name}</strong>
          {address && (
            <>
              <br />
              <bdi>{address}</bdi>
            </>
          )}
        </p>
        <Links>
          {address && (
            <Link href={directionsTo(`${restaurant.name}, ${address}`)} target="_blank" rel="noreferrer">
              {t('about.directions')}
            </Link>
          )}
        </Links>
      </Stack>
    </Part>
  );
}
