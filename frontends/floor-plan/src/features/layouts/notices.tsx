import { Banner, Button, ButtonLink } from '@tablewell/ui';
import { Link } from '@tablewell/federation/router';
import { paths } from '../../paths';
import type { Draft } from './draft';

/** The notice that the subscription does not include editing, with a link to the subscription. */
export const UpgradeNotice = ({ empty }: { empty: boolean }) => (
  <Banner
    tone="info"
    title="Custom floor plans are part of the Premium plan"
    actions={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary" $size="small">
        See plans
      </ButtonLink>
    }
  >
    {empty
      ? 'On your plan, guests book by the table counts in Settings. Upgrade to draw your own floor.'
      : 'You can see your floor plan and its tables, but not change it.'}
  </Banner>
);

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Offers the unsaved draft of an earlier visit. */
export const DraftNotice = (props: { draft: Draft; onResume: () => void; onDiscard: () => void }) => (
  <Banner
    tone="warning"
    title="You have unsaved changes to this layout"
    actions={
      <>
        <Button size="small" onClick={props.onResume}>
          Continue editing
        </Button>
        <Button variant="secondary" size="small" onClick={props.onDiscard}>
          Discard them
        </Button>
      </>
    }
  >
    Kept on this device, {clock.format(props.draft.at)}.
  </Banner>
);
