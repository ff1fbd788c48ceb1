import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tablewell/federation/router';
import { Banner, Checkbox, Link, Stack } from '@tablewell/ui';
import { trialStatus } from '@tablewell/api-client/queries';
import { paths } from '../../paths';
import { includesSms } from '../../lib/entitlement';
import { RequestFields } from './request-fields';
import { Section } from './section';
import type { SectionProps } from './section-props';
import { TextedCountries } from './texted-countries';

const smsNoteId = 'sms-not-in-plan';

/** Which messages are sent automatically, and to whom. */
export function NotificationSection({ draft, change, problems }: SectionProps) {
  const { data: plan } = useQuery(trialStatus());
  // While the plan is not known nothing is claimed about it.
  const withoutSms = plan !== undefined && !includesSms(plan);
  return (
    <Section title="Notification settings">
      <Stack $gap="sm">
        <Checkbox
          label="Confirm reservations automatically"
          checked={draft.autoConfirm}
          error={problems['autoConfirm']}
          onChange={(event) => change({ autoConfirm: event.target.checked })}
        />
        <RequestFields draft={draft} change={change} problems={problems} />
        <Checkbox
          label="Email notifications: tell the restaurant of new, changed and canceled reservations"
          checked={draft.emailNotifications}
          error={problems['emailNotifications']}
          onChange={(event) => change({ emailNotifications: event.target.checked })}
        />
        <Checkbox
          label="SMS notifications: tell guests of their reservation (Premium and up)"
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
        {withoutSms && (
          <div id={smsNoteId}>
            <Banner tone={draft.smsNotifications ? 'warning' : 'neutral'}>
              The Basic plan does not include SMS: guests get none, whatever is set here, until you are on
              Premium or Enterprise.{' '}
              <Link as={RouterLink} to={paths.subscription}>
                See the plans
              </Link>
            </Banner>
          </div>
        )}
      </Stack>
    </Section>
  );
}
