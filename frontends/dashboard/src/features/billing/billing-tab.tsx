import { serverNow } from '@tablewell/api-client/server-clock';
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
import { SupportSection } from './support-section';
import { planName, priceLabel, subscriptionState } from './subscription';
import type { SubscriptionState } from './subscription';
import { t } from './texts';
import { inLocale } from '../../lib/language';

const tones: Record<SubscriptionState, Tone> = {
  active: 'success',
  cancelled: 'warning',
  ended: 'danger',
  'trial-active': 'info',
  'trial-expired': 'danger',
  none: 'neutral',
};

/** The plan, its state, and the buttons that change it. */
export function BillingTab() {
  const billing = useQuery(billingInfo());
  const trial = useQuery(trialStatus());
  const settled = billing.data && (trial.data || trial.isError);
  return (
    <Stack $gap="lg">
      <PageHeading title={t('billing.title')} subtitle={t('billing.lead')} />
      {settled && billing.data ? (
        <Subscription
          billing={billing.data}
          daysLeft={trial.data?.daysLeft ?? 0}
          trialEnd={trial.data?.trialEndDate ?? billing.data.trialEndDate}
          state={subscriptionState(billing.data, trial.data, serverNow())}
        />
      ) : billing.isError ? (
        <ErrorPanel message={t('billing.notLoaded')} retry={() => void billing.refetch()} />
      ) : (
        <LoadingPanel text={t('billing.loading')} />
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

const date = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
const day = (text: string | null): string | undefined => (text ? date().format(new Date(text)) : undefined);

function explanation({ billing, daysLeft, trialEnd, state }: SubscriptionProps): string {
  const end = day(billing.subscriptionEndDate);
  switch (state) {
    case 'active':
      return end ? t('billing.active.renews', { date: end }) : t('billing.active.text');
    case 'cancelled':
      return end ? t('billing.cancelled.ends', { date: end }) : t('billing.cancelled.text');
    case 'ended':
      return end ? t('billing.ended.on', { date: end }) : t('billing.ended.text');
    case 'trial-active': {
      const date = day(trialEnd);
      return date
        ? t('billing.trial.leftUntil', { count: daysLeft, date })
        : t('billing.trial.left', { count: daysLeft });
    }
    case 'trial-expired':
      return t('billing.trial.expired');
    case 'none':
      return t('billing.none');
  }
}

function Subscription(props: SubscriptionProps) {
  const { billing, state } = props;
  const portal = useMutation({
    mutationFn: createPortalSession,
    onSuccess: ({ url }) => openHostedPage(url),
    onError: () => notify(t('billing.portal.failed'), { tone: 'danger' }),
  });
  const openPortal = (): void => portal.mutate(window.location.origin + dashboardTab('billing'));
  const paying = state === 'active' || state === 'cancelled' || billing.paymentMethod !== null;
  const card = billing.paymentMethod;
  return (
    <>
      <Card as="section" aria-labelledby="subscription-title">
        <Inline $justify="between">
          <SectionTitle id="subscription-title">
            {state === 'trial-active' ? t('billing.trial.title') : planName(billing.subscriptionType)}
          </SectionTitle>
          <Badge $tone={tones[state]}>{t(`billing.state.${state}`)}</Badge>
        </Inline>
        <p>{explanation(props)}</p>
        <Facts
          items={[
            [t('billing.fact.price'), billing.isSubscribed ? priceLabel(billing) : undefined],
            [t('billing.fact.since'), day(billing.subscriptionStartDate)],
            [t('billing.fact.cancelled'), day(billing.canceledAt)],
          ]}
        />
        <Inline style={{ marginTop: '1.5rem' }}>
          {paying && (
            <Button busy={portal.isPending} onClick={openPortal}>
              {t('billing.manage')}
            </Button>
          )}
          {/* Until it ends, a canceled plan is still the current one: it is resumed where it was canceled. */}
          {state === 'cancelled' && (
            <Button variant="secondary" busy={portal.isPending} onClick={openPortal}>
              {t('billing.resubscribe')}
            </Button>
          )}
          {state !== 'cancelled' && !(state === 'active' && billing.subscriptionType === 'enterprise') && (
            <ButtonLink as={Link} to={paths.subscription} $variant={paying ? 'secondary' : 'primary'}>
              {state === 'ended' ? t('billing.resubscribe') : t('billing.upgrade')}
            </ButtonLink>
          )}
        </Inline>
      </Card>
      <Card as="section" aria-labelledby="payment-title">
        <SectionTitle id="payment-title">{t('billing.card.title')}</SectionTitle>
        {card ? (
          <Facts
            items={[
              [
                t('billing.card.name'),
                t('billing.card.ending', {
                  brand: card.brand.replace(/^./, (first) => first.toUpperCase()),
                  digits: card.last4,
                }),
              ],
              [t('billing.card.expires'), `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`],
            ]}
          />
        ) : (
          <p>{t('billing.card.none')}</p>
        )}
      </Card>
      <InvoicesSection />
      <SupportSection />
    </>
  );
}
