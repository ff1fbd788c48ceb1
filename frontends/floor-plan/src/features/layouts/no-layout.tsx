import { useState } from 'react';
import { Button, EmptyState } from '@tablewell/ui';
import type { Layout } from '@tablewell/api-client/floor';
import { createLayout } from '../../api/name-layout';
import { NameDialog } from './name-dialog';
import { UpgradeNotice } from './notices';

export interface NoLayoutProps {
  restaurantId: string;
  viewOnly: boolean;
  offersUpgrade: boolean;
  onCreated: (layout: Layout) => void;
  onPlanRefused: () => void;
}

/** The empty state of a restaurant that was created before floor plans existed. */
export function NoLayout(props: NoLayoutProps) {
  const { restaurantId, onCreated, onPlanRefused } = props;
  const [open, setOpen] = useState(false);
  if (props.offersUpgrade) return <UpgradeNotice empty />;
  if (props.viewOnly) {
    return <EmptyState title="No layout yet">The owner has not drawn the room.</EmptyState>;
  }
  return (
    <>
      <EmptyState title="No layout yet" action={<Button onClick={() => setOpen(true)}>New Layout</Button>}>
        Draw your room, and see which tables are taken.
      </EmptyState>
      <NameDialog
        open={open}
        title="New Layout"
        action="Create"
        submit={(name) => createLayout(restaurantId, name)}
        onClose={() => setOpen(false)}
        onDone={onCreated}
        onPlanRefused={onPlanRefused}
      />
    </>
  );
}
