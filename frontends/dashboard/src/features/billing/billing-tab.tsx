import { useMutation, useQuery } from '@tanstack/react-query';
import { openHostedPage } from '@tablewell/federation';
import { Link } from '@tablewell/federation/router';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  ErrorPanel,
  Inline,
  LoadingPanel,
  PageHeading,
  Stack,
  notify,
} from '@tablewell/ui';
import type { Tone } from '@tablewell/ui';
import { trialStatus } from '@tablewell/api-client/queries';
import { SectionTitle } from '../../lib/section-title';
import { dashboardTab, paths } from '../../paths';
import { billingInfo } from './api/billing-info';
import type { BillingInfo } from './api/billing-info';
import { createPortalSession } from '@tablewell/api-client/account-calls';
import { Facts } from './facts';
import { InvoicesSection } from './invoices-section';
import { planName, priceLabel, subscriptionState } from './subscription';
import type { SubscriptionState } from './subscription';

const badges: Record<SubscriptionState, { tone: Tone; label: string }> = {
  active: { tone: 'success', label: 'Active' },
  cancelled: { tone: 'warning', label: 'Cancelled' },
  ended: { tone: 'danger', label: 'Ended' },
  'trial-active': { tone: 'info', label: 'Trial active' },
  'trial-expired': { tone: 'danger', label: 'Trial expired' },
  none: { tone: 'neutral', label: 'No subscription' },
};

/** The plan, its state, and the ways to change it. */
export function BillingTab() {
  const billing = useQuery(billingInfo());
  const trial = useQuery(trialStatus());
  const settled = billing.data && (trial.data || trial.isError);
  return (
    <Stack $gap="lg">
      <PageHeading title="Billing" subtitle="Your plan and how it is paid." />
      {settled && billing.data ? (
        <Subscription
          billing={billing.data}
          daysLeft={trial.data?.daysLeft ?? 0}
          trialEnd={trial.data?.trialEndDate ?? billing.data.trialEndDate}
          state={subscriptionState(billing.data, trial.data, Date.now())}
        />
      ) : billing.isError ? (
        <ErrorPanel
          message="Your billing details could not be loaded."
          retry={() => void billing.refetch()}
        />
      ) : (
        <LoadingPanel text="Loading billing..." />
      )}
    </Stack>
  );
}

interface SubscriptionProps {
  billing: BillingInfo;
  daysLeft: number;
  trialEnd: string | null;
  state: SubscriptionState;
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const day = (text: string | null): string | undefined => (text ? date.format(new Date(text)) : undefined);

function explanation({ billing, daysLeft, trialEnd, state }: SubscriptionProps): string {
  const end = day(billing.subscriptionEndDate);
  switch (state) {
    case 'active':
      return end ? `Your subscription renews on ${end}.` : 'Your subscription is active.';
    case 'cancelled':
      return end
        ? `Your subscription ends on ${end}. You have access until then.`
        : 'Your subscription ends with the current period. You have access until then.';
    case 'ended':
      return end ? `Your subscription ended on ${end}.` : 'Your subscription has ended.';
    case 'trial-active': {
      const left = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
      return `Your free trial has ${left} left${trialEnd ? `, until ${day(trialEnd)}` : ''}.`;
    }
    case 'trial-expired':
      return 'Your free trial has expired. You are on Basic, and your data is safe.';
    case 'none':
      return 'You have no subscription.';
  }
}

function Subscription(props: SubscriptionProps) {
  const { billing, state } = props;
  const portal = useMutation({
    mutationFn: createPortalSession,
    onSuccess: ({ url }) => openHostedPage(url),
    onError: () =>
      notify('Failed to open billing portal. Please try again or contact support.', { tone: 'danger' }),
  });
  const openPortal = (): void => portal.mutate(window.location.origin + dashboardTab('billing'));
  const { tone, label } = badges[state];
  const paying = state === 'active' || state === 'cancelled' || billing.paymentMethod !== null;
  const card = billing.paymentMethod;
  return (
    <>
      <Card as="section" aria-labelledby="subscription-title">
        <Inline $justify="between">
          <SectionTitle id="subscription-title">
            {state === 'trial-active' ? 'Premium Trial' : planName(billing.subscriptionType)}
          </SectionTitle>
          <Badge $tone={tone}>{label}</Badge>
        </Inline>
        <p>{explanation(props)}</p>
        <Facts
          items={[
            ['Price', billing.isSubscribed ? priceLabel(billing) : undefined],
            ['Since', day(billing.subscriptionStartDate)],
            ['Cancelled on', day(billing.canceledAt)],
          ]}
        />
        <Inline style={{ marginTop: '1.5rem' }}>
          {paying && (
            <Button busy={portal.isPending} onClick={openPortal}>
              Manage billing
            </Button>
          )}
          {/* Until it ends, a cancelled plan is still the current one: it is resumed where it was cancelled. */}
          {state === 'cancelled' && (
            <Button variant="secondary" busy={portal.isPending} onClick={openPortal}>
              Resubscribe
            </Button>
          )}
          {state !== 'cancelled' && !(state === 'active' && billing.subscriptionType === 'enterprise') && (
            <ButtonLink as={Link} to={paths.subscription} $variant={paying ? 'secondary' : 'primary'}>
              {state === 'ended' ? 'Resubscribe' : 'Upgrade'}
            </ButtonLink>
          )}
        </Inline>
      </Card>
      <Card as="section" aria-labelledby="payment-title">
        <SectionTitle id="payment-title">Payment method</SectionTitle>
        {card ? (
          <Facts
            items={[
              ['Card', `${card.brand.replace(/^./, (first) => first.toUpperCase())} ending in ${card.last4}`],
              ['Expires', `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`],
            ]}
          />
        ) : (
          <p>No payment method on file.</p>
        )}
      </Card>
      <InvoicesSection />
    </>
  );
}
