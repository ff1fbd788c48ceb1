import { useState } from 'react';
import { Button, EmptyState } from '@tablewell/ui';
import type { Layout } from '../../api/layouts';
import { NewLayoutDialog } from './new-layout-dialog';
import { UpgradeNotice } from './notices';

export interface NoLayoutProps {
  restaurantId: string;
  viewOnly: boolean;
  onCreated: (layout: Layout) => void;
  onPlanRefused: () => void;
}

/** A restaurant of before there were floor plans. */
export function NoLayout({ restaurantId, viewOnly, onCreated, onPlanRefused }: NoLayoutProps) {
  const [open, setOpen] = useState(false);
  if (viewOnly) return <UpgradeNotice />;
  return (
    <>
      <EmptyState title="No layout yet" action={<Button onClick={() => setOpen(true)}>New Layout</Button>}>
        Draw your room, and see which tables are taken.
      </EmptyState>
      <NewLayoutDialog {...{ restaurantId, open, onCreated, onPlanRefused }} onClose={() => setOpen(false)} />
    </>
  );
}
