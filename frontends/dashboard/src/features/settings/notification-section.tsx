import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tablewell/federation/router';
import { Banner, Checkbox, Link, rich, Stack } from '@tablewell/ui';
import { trialStatus } from '@tablewell/api-client/queries';
import { paths } from '../../paths';
import { includesSms } from '../../lib/entitlement';
import { RequestFields } from './request-fields';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import { SmsSender } from './sms-sender';
import { TextedCountries } from './texted-countries';
import { t } from './texts';

const smsNoteId = 'sms-not-in-plan';

/** Which messages are sent automatically, and to whom. */
export function NotificationSection({
  draft,
  change,
  problems,
  restaurantId,
}: SectionProps & { restaurantId: string }) {
  const { data: plan } = useQuery(trialStatus());
  // While the plan is not known, nothing is said about it.
  const withoutSms = plan !== undefined && !includesSms(plan);
  return (
    <Section title={t('settings.notifications.title')}>
      <Stack $gap="sm">
        <Checkbox
          label={t('settings.notifications.confirm')}
          checked={draft.autoConfirm}
          error={problems['autoConfirm']}
          onChange={(event) => change({ autoConfirm: event.target.checked })}
        />
        <RequestFields draft={draft} change={change} problems={problems} />
        <Checkbox
          label={t('settings.notifications.email')}
          checked={draft.emailNotifications}
          error={problems['emailNotifications']}
          onChange={(event) => change({ emailNotifications: event.target.checked })}
        />
        <Checkbox
          label={t('settings.notifications.sms')}
          checked={draft.smsNotifications}
          error={problems['smsNotifications']}
          {...(withoutSms ? { 'aria-details': smsNoteId } : {})}
          onChange={(event) => change({ smsNotifications: event.target.checked })}
        />
        {draft.smsNotifications && !withoutSms && draft.smsCountries.length > 0 && (
          <TextedCountries
            codes={draft.smsCountries}
            error={problems['smsCountries']}
            onChange={(smsCountries) => change({ smsCountries })}
          />
        )}
        {draft.smsNotifications && !withoutSms && <SmsSender restaurantId={restaurantId} />}
        {withoutSms && (
          <div id={smsNoteId}>
            <Banner tone={draft.smsNotifications ? 'warning' : 'neutral'}>
              {rich(t('settings.notifications.noSms'), {
                link: (words) => (
                  <Link as={RouterLink} to={paths.subscription}>
                    {words}
                  </Link>
                ),
              })}
            </Banner>
          </div>
        )}
      </Stack>
    </Section>
  );
}
