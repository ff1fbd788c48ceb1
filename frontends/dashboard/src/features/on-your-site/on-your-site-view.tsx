import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, LoadingPanel, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { SettingsIndex } from '../settings/settings-index';
import { embeddingOf } from './api/embedding';
import { CodeSection } from './code-section';
import { ownNameTitle } from './own-name/own-name-form';
import { OwnNameSection } from './own-name/own-name-section';
import { SitesForm } from './sites-form';

const titles = ['Your sites', 'Code for your site', ownNameTitle];

/** The booking page on the restaurant's own sites: which may show it, and the code for them. */
export function OnYourSiteView({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useQuery(embeddingOf(restaurantId));
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text="Loading your sites..." />;
  return (
    <Stack $gap="lg" key={restaurantId}>
      <SettingsIndex titles={titles} />
      <SitesForm restaurantId={restaurantId} saved={data} />
      <CodeSection restaurantId={restaurantId} />
      <OwnNameSection restaurantId={restaurantId} />
    </Stack>
  );
}
