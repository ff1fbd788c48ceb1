import { useState } from 'react';
import { Button, EmptyState } from '@tablewell/ui';
import type { Layout } from '@tablewell/api-client/floor';
import { createLayout } from '../../api/name-layout';
import { NameDialog } from './name-dialog';
import { UpgradeNotice } from './notices';
import { t } from '../../texts';

interface NoLayoutProps {
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
    return <EmptyState title={t('plan.none.title')}>{t('plan.none.ownerOnly')}</EmptyState>;
  }
  return (
    <>
      <EmptyState
        title={t('plan.none.title')}
        action={<Button onClick={() => setOpen(true)}>{t('plan.layout.new')}</Button>}
      >
        {t('plan.none.text')}
      </EmptyState>
      <NameDialog
        open={open}
        title={t('plan.layout.new')}
        action={t('plan.layout.create')}
        submit={(name) => createLayout(restaurantId, name)}
        onClose={() => setOpen(false)}
        onDone={onCreated}
        onPlanRefused={onPlanRefused}
      />
    </>
  );
}
