import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorPanel, Link, LoadingPanel, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { Section } from '../../forms/section';
import { SectionIndex } from '../../forms/section-index';
import { profileOf } from './api/profile';
import type { Pictures } from './api/profile';
import { PictureField } from './picture-field';
import { ProfileForm } from './profile-form';
import { t } from './texts';

const titles = (): string[] => [
  t('bookingPage.pictures.title'),
  t('bookingPage.about.title'),
  t('bookingPage.address.title'),
  t('bookingPage.color.title'),
];

/** The restaurant's own face on its booking page. */
export function BookingPageView({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const query = profileOf(restaurantId);
  const { data, error, refetch } = useQuery(query);
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text={t('bookingPage.loading')} />;
  function show(pictures: Pictures): void {
    queries.setQueryData(query.queryKey, (before) => before && { ...before, pictures });
  }
  const { logo, cover } = data.pictures;
  return (
    <Stack $gap="lg" key={restaurantId}>
      <SectionIndex titles={titles()} />
      <p>
        <Link href={`/reservations/${restaurantId}`} target="_blank" rel="noopener">
          {t('bookingPage.open')}
        </Link>
      </p>
      <Section title={t('bookingPage.pictures.title')} lead={t('bookingPage.pictures.lead')}>
        <PictureField
          restaurantId={restaurantId}
          kind="cover"
          title={t('bookingPage.cover.title')}
          hint={t('bookingPage.cover.hint')}
          picture={cover}
          onChange={show}
        />
        <PictureField
          restaurantId={restaurantId}
          kind="logo"
          title={t('bookingPage.logo.title')}
          hint={t('bookingPage.logo.hint')}
          picture={logo}
          onChange={show}
        />
      </Section>
      <ProfileForm restaurantId={restaurantId} saved={data} />
    </Stack>
  );
}
