import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorPanel, LoadingPanel, PageHeading, Stack, ToggleButtons } from '@tablewell/ui';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { useDashboardParams } from '../lib/dashboard-params';
import { useMayLeave } from '../lib/leave-guard';
import { messageOf } from '../lib/message-of';
import { useRights } from '../lib/rights';
import { useSharedTablet } from '../lib/shared-tablet';
import type { Rights } from '../lib/rights';
import type { Restaurant } from '../lib/api/list-restaurants';
import { AccessRulesSection } from '../features/access-rules/access-rules-section';
import { t as accessTexts } from '../features/access-rules/texts';
import { ActivitySection } from '../features/activity/activity-section';
import { t as activityTexts } from '../features/activity/texts';
import { KeysSection } from '../features/api-keys/keys-section';
import { t as keyTexts } from '../features/api-keys/texts';
import { FeedsSection } from '../features/calendar-feeds/feeds-section';
import { t as feedTexts } from '../features/calendar-feeds/texts';
import { WebhooksSection } from '../features/webhooks/webhooks-section';
import { t as webhookTexts } from '../features/webhooks/texts';
import { DevicesSection } from '../features/security/devices-section';
import { PasskeysSection } from '../features/security/passkeys-section';
import { PinSection } from '../features/security/pin-section';
import { SecondFactorSection } from '../features/security/second-factor-section';
import { TabletsSection } from '../features/security/tablets-section';
import { t as securityTexts } from '../features/security/texts';
import { SsoSection } from '../features/sso/sso-section';
import { t as ssoTexts } from '../features/sso/texts';
import { StaffSection } from '../features/staff/staff-section';
import { t as staffTexts } from '../features/staff/texts';
import { DangerZone } from '../features/settings/danger-zone';
import { SettingsForm } from '../features/settings/settings-form';
import { SectionIndex } from '../forms/section-index';
import { t } from '../features/settings/texts';

const AvailabilityView = lazy(async () => ({
  default: (await import('../features/availability/availability-view')).AvailabilityView,
}));

const BookingPageView = lazy(async () => ({
  default: (await import('../features/booking-page/booking-page-view')).BookingPageView,
}));

const OnYourSiteView = lazy(async () => ({
  default: (await import('../features/on-your-site/on-your-site-view')).OnYourSiteView,
}));

const GuestTextsView = lazy(async () => ({
  default: (await import('../features/guest-texts/guest-texts-view')).GuestTextsView,
}));

const views = ['restaurant', 'rules', 'page', 'site', 'texts'] as const;
type View = (typeof views)[number];

/** Settings of the selected restaurant, and the devices of the signed-in user. */
export function SettingsTab({ restaurantId }: { restaurantId: string }) {
  const rights = useRights();
  const { data, error, refetch } = useQuery(restaurantInfo(restaurantId));
  return (
    <Stack $gap="lg">
      <PageHeading
        title={t('settings.title')}
        subtitle={rights.settings ? t('settings.lead') : t('settings.leadOfAccount')}
      />
      {!rights.settings ? (
        <>
          <SecondFactorSection />
          <PasskeysSection />
          <PinSection key={restaurantId} restaurantId={restaurantId} />
          <DevicesSection />
        </>
      ) : data ? (
        <Views restaurant={data} />
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('settings.loading')} />
      )}
    </Stack>
  );
}

/** The settings, the rules, the booking page, its sites and the texts to guests, one at a time, depending on the address. */
function Views({ restaurant }: { restaurant: Restaurant }) {
  const [params, setParams] = useDashboardParams();
  const mayLeave = useMayLeave();
  const view: View = views.find((id) => id === params.get('view')) ?? 'restaurant';
  async function select(next: View): Promise<void> {
    if (next === view || !(await mayLeave())) return;
    setParams({ tab: 'settings', ...(next === 'restaurant' ? {} : { view: next }) });
  }
  return (
    <>
      <div>
        <ToggleButtons
          label={t('settings.views.label')}
          items={views.map((id) => ({ id, label: t(`settings.views.${id}`) }))}
          selected={view}
          onSelect={(id) => void select(id)}
        />
      </div>
      {view === 'page' ? (
        <Suspense fallback={<LoadingPanel text={t('settings.views.loadingPage')} />}>
          <BookingPageView restaurantId={restaurant.id} />
        </Suspense>
      ) : view === 'site' ? (
        <Suspense fallback={<LoadingPanel text={t('settings.views.loadingSites')} />}>
          <OnYourSiteView restaurantId={restaurant.id} />
        </Suspense>
      ) : view === 'texts' ? (
        <Suspense fallback={<LoadingPanel text={t('settings.views.loadingTexts')} />}>
          <GuestTextsView key={restaurant.id} restaurantId={restaurant.id} />
        </Suspense>
      ) : view === 'rules' ? (
        <Suspense fallback={<LoadingPanel text={t('settings.views.loadingRules')} />}>
          <AvailabilityView restaurant={restaurant} />
        </Suspense>
      ) : (
        <RestaurantView restaurant={restaurant} />
      )}
    </>
  );
}

function RestaurantView({ restaurant }: { restaurant: Restaurant }) {
  const rights = useRights();
  const { id } = restaurant;
  // What is about accounts is closed on a shared tablet (TABLET-4).
  const isShared = useSharedTablet() !== undefined;
  const log = rights.activity && (
    <ActivitySection key={`activity-${id}`} restaurantId={id} zone={restaurant.timezone ?? 'UTC'} />
  );
  if (isShared)
    return (
      <>
        <SettingsForm key={id} restaurant={restaurant} />
        {log}
      </>
    );
  return (
    <>
      <SectionIndex titles={titlesFor(rights, restaurant.mode === 'test')} />
      <SettingsForm key={id} restaurant={restaurant} />
      <StaffSection key={`staff-${id}`} restaurantId={id} />
      {rights.apiKeys && restaurant.mode !== 'test' && <SsoSection key={`sso-${id}`} restaurantId={id} />}
      {rights.apiKeys && restaurant.mode !== 'test' && (
        <AccessRulesSection key={`access-${id}`} restaurantId={id} />
      )}
      <FeedsSection key={`feeds-${id}`} restaurantId={id} />
      {rights.apiKeys && <KeysSection key={`keys-${id}`} restaurantId={id} />}
      {rights.apiKeys && <WebhooksSection key={`webhooks-${id}`} restaurantId={id} />}
      <SecondFactorSection />
      <PasskeysSection />
      <PinSection key={`pin-${id}`} restaurantId={id} />
      <TabletsSection key={`tablets-${id}`} restaurantId={id} />
      <DevicesSection />
      {log}
      {rights.deletion && <DangerZone restaurant={restaurant} />}
    </>
  );
}

const titlesFor = ({ activity, apiKeys, deletion }: Rights, isTest: boolean): string[] => [
  t('settings.general.title'),
  t('settings.periods.title'),
  t('settings.closedDays.title'),
  t('settings.tables.title'),
  t('settings.notifications.title'),
  // Only the owner manages staff.
  ...(deletion ? [staffTexts('staff.title')] : []),
  ...(apiKeys && !isTest ? [ssoTexts('sso.title'), accessTexts('accessRules.title')] : []),
  feedTexts('calendarFeeds.title'),
  // Both give others access to the restaurant's data.
  ...(apiKeys ? [keyTexts('apiKeys.title'), webhookTexts('webhooks.title')] : []),
  securityTexts('security.factor.title'),
  securityTexts('security.passkey.title'),
  securityTexts('security.pin.title'),
  securityTexts('security.tablet.title'),
  securityTexts('security.title'),
  ...(activity ? [activityTexts('activity.title')] : []),
  ...(deletion ? [t('settings.danger.title')] : []),
];
