import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, PageHeading, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { Pricing } from '../pricing/pricing';

/** 'Choose Your Plan' for signed-in users. */
export const SubscriptionPage = () => (
  <Container style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xl">
      <PageHeading
        title="Choose Your Plan"
        subtitle="Cancel anytime. Annual plans are 20% cheaper."
        actions={
          <ButtonLink as={Link} to={paths.dashboard} $variant="secondary">
            Back to Dashboard
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
