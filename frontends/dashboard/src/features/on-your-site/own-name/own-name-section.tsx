import { useQuery } from '@tanstack/react-query';
import { Banner, ErrorPanel, Link, LoadingPanel, Stack } from '@tablewell/ui';
import { messageOf } from '../../../lib/message-of';
import { paths } from '../../../paths';
import { Section } from '../../../forms/section';
import { ownNameOf } from '../api/own-name';
import { DomainSection } from './domain-section';
import { OwnNameForm } from './own-name-form';
import { t } from '../texts';

/** The restaurant's own name and domain, shown instead of the product's; part of Enterprise. */
export function OwnNameSection({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useQuery(ownNameOf(restaurantId));
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text={t('onYourSite.ownName.loading')} />;
  const isUsed = data.hidesProduct || data.domain !== undefined;
  if (!data.isAllowed && !isUsed)
    return (
      <Section title={t('onYourSite.ownName.title')}>
        <Banner tone="info" actions={<Link href={paths.subscription}>{t('onYourSite.ownName.plans')}</Link>}>
          {t('onYourSite.ownName.offer')}
        </Banner>
      </Section>
    );
  return (
    <Stack $gap="lg">
      <OwnNameForm restaurantId={restaurantId} saved={data} />
      {data.domain && (
        <DomainSection restaurantId={restaurantId} domain={data.domain} key={data.domain.host} />
      )}
    </Stack>
  );
}
