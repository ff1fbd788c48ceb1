import { Dialog } from '@tablewell/ui';
import { shortDate } from '../../lib/calendar';
import { emptyValues } from './form-values';
import { HostForm } from './host-form';

export interface HostFormDialogProps {
  open: boolean;
  restaurantId: string;
  /** The service day that is looked at. */
  date: string;
  onClose: () => void;
}

/** A new reservation, beside the day that is looked at. */
export const HostFormDialog = ({ open, restaurantId, date, onClose }: HostFormDialogProps) => (
  <Dialog open={open} side title={`New reservation, ${open ? shortDate(date) : ''}`} onClose={onClose}>
    <HostForm restaurantId={restaurantId} initial={emptyValues(date)} onClose={onClose} />
  </Dialog>
);
