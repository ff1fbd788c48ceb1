import { useQuery } from '@tanstack/react-query';
import { Banner, ErrorPanel, Link, LoadingPanel, Stack } from '@tablewell/ui';
import { messageOf } from '../../../lib/message-of';
import { paths } from '../../../paths';
import { Section } from '../../settings/section';
import { ownNameOf } from '../api/own-name';
import { DomainSection } from './domain-section';
import { OwnNameForm, ownNameTitle } from './own-name-form';

/** The restaurant's own name and domain in place of the product's, as Enterprise includes them. */
export function OwnNameSection({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useQuery(ownNameOf(restaurantId));
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text="Loading your own name..." />;
  const isUsed = data.hidesProduct || data.domain !== undefined;
  if (!data.isAllowed && !isUsed)
    return (
      <Section title={ownNameTitle}>
        <Banner tone="info" actions={<Link href={paths.subscription}>Compare plans</Link>}>
          On the Enterprise plan your booking page and messages show your name alone, at a domain of yours.
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
