import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { browser, pageConfig } from '@tablewell/federation';
import type { PricingProps } from '@tablewell/federation';
import { Banner, EmptyState, ErrorPanel, LoadingPanel, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { listPlans } from './api/list-plans';
import { defaultPlans } from './default-plans';
import { IntervalChoice } from './interval-choice';
import { byTheYear, byTier, isFree } from './plan';
import type { Interval } from './plan';
import { PlanCard } from './plan-card';
import { PlanGrid } from './plan-grid';
import { planLabel, planStep } from './plan-rules';
import { PricingHeader } from './pricing-header';
import { TrialBlock } from './trial-block';
import { usePaymentScript } from './use-payment-script';
import { usePlanChoice } from './use-plan-choice';
import { useViewer } from './use-viewer';
import { t } from '../../texts';

const previewFeatures = 4;

/** The plans with their prices and buttons. */
export function Pricing({
  variant,
  showHeader = true,
  redirectAfterPurchase = paths.dashboard,
  onPlanSelect,
  showTrialOptions = false,
  showDualButtons = false,
  enableAuthenticated = false,
  disableTrials = false,
}: PricingProps) {
  const headingId = useId();
  const [picked, setChosen] = useState<Interval>();
  const list = useQuery(listPlans(enableAuthenticated));
  const viewer = useViewer(enableAuthenticated);
  const payment = usePaymentScript(viewer?.kind === 'owner');
  const { busy, take } = usePlanChoice(payment, redirectAfterPurchase);
  if (list.isPending || !viewer) return <LoadingPanel text={t('prices.loading')} />;

  const config = pageConfig();
  const { trialDays } = config;
  const trialsDisabled = disableTrials || trialDays === 0;
  const forTrial = viewer.kind === 'visitor' && !trialsDisabled;
  const dual = showDualButtons && showTrialOptions && forTrial;
  const full = variant === 'full';
  const header = full && showHeader;
  const monthly = byTier(list.data ?? defaultPlans(config));
  const byYear = full && monthly.some((plan) => !isFree(plan) && plan.annualPrice > 0);
  const trialDaysLeft = full && viewer.kind === 'owner' ? viewer.trialDaysLeft : undefined;
  const chosen = picked ?? (viewer.kind === 'owner' ? viewer.interval : undefined) ?? 'month';
  const interval = byYear ? chosen : 'month';
  const plans = interval === 'year' ? monthly.map(byTheYear) : monthly;
  return (
    <Stack as="section" $gap="xl" aria-labelledby={header ? headingId : undefined}>
      {header && <PricingHeader id={headingId} />}
      {list.isError && <ErrorPanel message={t('prices.notLoaded')} retry={browser.reload} />}
      {trialDaysLeft !== undefined && (
        <Banner tone="info">{t('prices.trial.left', { count: trialDaysLeft })}</Banner>
      )}
      {byYear && <IntervalChoice selected={interval} onSelect={setChosen} />}
      {plans.length === 0 ? (
        <EmptyState title={t('prices.none')}>{t('prices.noneText')}</EmptyState>
      ) : (
        <PlanGrid>
          {plans.map((plan) => {
            const choose = (withTrial: boolean) => () =>
              onPlanSelect
                ? onPlanSelect(plan.id)
                : void take(plan, planStep(plan, viewer, { withTrial, interval }));
            return (
              <PlanCard
                key={plan.id}
                plan={plan}
                nameAs={header ? 'h3' : 'h2'}
                compact={variant === 'compact'}
                shownFeatures={variant === 'preview' ? previewFeatures : Infinity}
                button={planLabel(plan, {
                  viewer,
                  interval,
                  trialsDisabled,
                  paymentLoaded: payment.loaded,
                })}
                onChoose={choose(forTrial)}
                onSubscribe={dual ? choose(false) : undefined}
                state={busy === undefined ? 'ready' : busy === plan.id ? 'busy' : 'waiting'}
              />
            );
          })}
        </PlanGrid>
      )}
      {full && showTrialOptions && forTrial && <TrialBlock days={trialDays} />}
    </Stack>
  );
}
