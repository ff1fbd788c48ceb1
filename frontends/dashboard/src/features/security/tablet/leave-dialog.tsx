import { Banner, Button, Dialog, Stack } from '@tablewell/ui';
import type { SharedTablet } from '../../../lib/shared-tablet';
import { endSharedTablet } from '../api/tablets';
import { ProofForm } from '../proof-form';
import { t } from '../texts';

interface LeaveDialogProps {
  open: boolean;
  tablet: SharedTablet;
  onLeft: () => void;
  onClose: () => void;
}

/** Lets the member who set the shared tablet up end it, with their password or a code (TABLET-7). */
export const LeaveDialog = ({ open, tablet, onLeft, onClose }: LeaveDialogProps) => (
  <Dialog open={open} title={t('security.leave.title')} onClose={onClose}>
    {open &&
      (tablet.leftBy === 'recent-sign-in' ? (
        <Stack $gap="md">
          <Banner tone="info">{t('security.leave.elsewhere')}</Banner>
          <div>
            <Button variant="secondary" onClick={onClose}>
              {t('security.factor.cancel')}
            </Button>
          </div>
        </Stack>
      ) : (
        <LeaveForm way={tablet.leftBy} onLeft={onLeft} onClose={onClose} />
      ))}
  </Dialog>
);

const LeaveForm = ({
  way,
  onLeft,
  onClose,
}: Pick<LeaveDialogProps, 'onLeft' | 'onClose'> & { way: 'password' | 'code' }) => (
  <ProofForm
    lead={t('security.leave.lead')}
    action={t('security.leave.action')}
    way={way}
    send={(typed) => endSharedTablet(way, typed)}
    onDone={onLeft}
    onCancel={onClose}
  />
);
