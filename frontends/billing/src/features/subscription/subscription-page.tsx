import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, PageHeading, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { Pricing } from '../pricing/pricing';
import { t } from '../../texts';

/** 'Choose Your Plan' for signed-in users. */
export const SubscriptionPage = () => (
  <Container style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xl">
      <PageHeading
        title={t('prices.title')}
        subtitle={t('prices.lead')}
        actions={
          <ButtonLink as={Link} to={paths.dashboard} $variant="secondary">
            {t('prices.back')}
          </ButtonLink>
        }
      />
      <Pricing
        variant="full"
        showHeader={false}
        enableAuthenticated
        disableTrials
        redirectAfterPurchase={paths.dashboard}
      />
    </Stack>
  </Container>
);
