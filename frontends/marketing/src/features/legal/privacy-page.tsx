import { pageConfig } from '@tablewell/federation';
import { rich } from '@tablewell/ui';
import { SupportAddress } from '../../lib/support-address';
import { TextLink } from '../../lib/text-link';
import { paths } from '../../paths';
import { Article } from './article';
import { t } from './texts';

/** The privacy policy; its promises are PRIVACY-1 to PRIVACY-3. */
export function PrivacyPage() {
  const { retentionDays } = pageConfig();
  return (
    <Article
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      changed="2026-11-21"
      parts={[
        { title: t('privacy.who.title'), text: <p>{t('privacy.who.text')}</p> },
        {
          title: t('privacy.guest.title'),
          text: (
            <>
              <p>{t('privacy.guest.text')}</p>
              <p>{t('privacy.guest.list')}</p>
            </>
          ),
        },
        { title: t('privacy.time.title'), text: <p>{t('privacy.time.text', { days: retentionDays })}</p> },
        {
          title: t('privacy.texting.title'),
          text: (
            <>
              <p>{t('privacy.texting.consent')}</p>
              <p>{t('privacy.texting.stop')}</p>
            </>
          ),
        },
        { title: t('privacy.owner.title'), text: <p>{t('privacy.owner.text')}</p> },
        {
          title: t('privacy.others.title'),
          text: (
            <>
              <p>{t('privacy.others.text')}</p>
              <ul>
                <li>{t('privacy.others.restaurant')}</li>
                <li>{t('privacy.others.messages')}</li>
                <li>{t('privacy.others.payment')}</li>
                <li>{t('privacy.others.google')}</li>
              </ul>
              <p>{t('privacy.others.sale')}</p>
            </>
          ),
        },
        { title: t('privacy.where.title'), text: <p>{t('privacy.where.text')}</p> },
        { title: t('privacy.device.title'), text: <p>{t('privacy.device.text')}</p> },
        {
          title: t('privacy.choices.title'),
          text: (
            <p>
              {rich(t('privacy.choices.text'), {
                support: (words) => <SupportAddress otherwise={words} />,
                help: (words) => <TextLink to={paths.support}>{words}</TextLink>,
              })}
            </p>
          ),
        },
      ]}
    />
  );
}
