import { Banner, Button, ButtonLink } from '@tablewell/ui';
import { Link } from '@tablewell/federation/router';
import { paths } from '../../paths';
import type { Draft } from './draft';

/** Where the plan does not include drawing: calm, and the way on. */
export const UpgradeNotice = () => (
  <Banner
    tone="info"
    title="Custom floor plans are part of the Premium plan"
    actions={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary" $size="small">
        See plans
      </ButtonLink>
    }
  >
    Your floor plan stays here to look at, with its tables as they are taken. Nothing is lost.
  </Banner>
);

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Offers what was drawn on an earlier visit and not saved. */
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
