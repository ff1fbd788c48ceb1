import { Banner, Button, ButtonLink } from '@tablewell/ui';
import { Link } from '@tablewell/federation/router';
import { paths } from '../../paths';
import type { Draft } from './draft';
import { inLocale, t } from '../../texts';

/** The notice that the subscription does not include editing, with a link to the subscription. */
export const UpgradeNotice = ({ empty }: { empty: boolean }) => (
  <Banner
    tone="info"
    title={t('plan.upgrade.title')}
    actions={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary" $size="small">
        {t('plan.upgrade.plans')}
      </ButtonLink>
    }
  >
    {empty ? t('plan.upgrade.text') : t('plan.upgrade.viewOnly')}
  </Banner>
);

const clock = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Offers the unsaved draft of an earlier visit. */
export const DraftNotice = (props: { draft: Draft; onResume: () => void; onDiscard: () => void }) => (
  <Banner
    tone="warning"
    title={t('plan.draft.title')}
    actions={
      <>
        <Button size="small" onClick={props.onResume}>
          {t('plan.draft.continue')}
        </Button>
        <Button variant="secondary" size="small" onClick={props.onDiscard}>
          {t('plan.draft.discard')}
        </Button>
      </>
    }
  >
    {t('plan.draft.kept', { time: clock().format(props.draft.at) })}
  </Banner>
);
