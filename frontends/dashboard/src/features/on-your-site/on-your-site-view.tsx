import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, LoadingPanel, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { SectionIndex } from '../../forms/section-index';
import { embeddingOf } from './api/embedding';
import { CodeSection } from './code-section';
import { OwnNameSection } from './own-name/own-name-section';
import { SitesForm } from './sites-form';
import { t } from './texts';

const titles = (): string[] => [
  t('onYourSite.sites.title'),
  t('onYourSite.code.title'),
  t('onYourSite.ownName.title'),
];

/** The booking page on the restaurant's own sites: which sites may show it, and the code for them. */
export function OnYourSiteView({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useQuery(embeddingOf(restaurantId));
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text={t('onYourSite.loading')} />;
  return (
    <Stack $gap="lg" key={restaurantId}>
      <SectionIndex titles={titles()} />
      <SitesForm restaurantId={restaurantId} saved={data} />
      <CodeSection restaurantId={restaurantId} />
      <OwnNameSection restaurantId={restaurantId} />
    </Stack>
  );
}
