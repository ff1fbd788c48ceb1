import { rich } from '@tablewell/ui';
import { SupportAddress } from '../../lib/support-address';
import { TextLink } from '../../lib/text-link';
import { paths } from '../../paths';
import { Article } from './article';
import { t } from './texts';

/** The terms of service. Figures that are settings are on the pricing page and not repeated here. */
export const TermsPage = () => (
  <Article
    title={t('terms.title')}
    lead={t('terms.lead')}
    changed="2026-11-21"
    parts={[
      { title: t('terms.service.title'), text: <p>{t('terms.service.text')}</p> },
      { title: t('terms.account.title'), text: <p>{t('terms.account.text')}</p> },
      {
        title: t('terms.plans.title'),
        text: (
          <>
            <p>
              {rich(t('terms.plans.trial'), {
                pricing: (words) => <TextLink to={paths.pricing}>{words}</TextLink>,
              })}
            </p>
            <p>{t('terms.plans.renewal')}</p>
          </>
        ),
      },
      {
        title: t('terms.yours.title'),
        text: (
          <p>
            {rich(t('terms.yours.text'), {
              privacy: (words) => <TextLink to={paths.privacy}>{words}</TextLink>,
            })}
          </p>
        ),
      },
      {
        title: t('terms.asked.title'),
        text: (
          <ul>
            <li>{t('terms.asked.details')}</li>
            <li>{t('terms.asked.stop')}</li>
            <li>{t('terms.asked.fair')}</li>
            <li>{t('terms.asked.times')}</li>
          </ul>
        ),
      },
      { title: t('terms.wrong.title'), text: <p>{t('terms.wrong.text')}</p> },
      { title: t('terms.end.title'), text: <p>{t('terms.end.text')}</p> },
      {
        title: t('terms.changes.title'),
        text: (
          <p>
            {rich(t('terms.changes.text'), {
              support: (words) => <SupportAddress otherwise={words} />,
              help: (words) => <TextLink to={paths.support}>{words}</TextLink>,
            })}
          </p>
        ),
      },
    ]}
  />
);
