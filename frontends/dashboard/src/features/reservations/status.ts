import { isCanceled, isRequested } from '@tablewell/api-client/book';
import type { Party, Stage } from '@tablewell/api-client/book';
import { stageLabel } from '../../parts/evening/labels';
import { find, t } from './texts';

interface Status {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly label: string;
}

/** The status of a reservation in words; for a request, its outcome. */
export function statusOf(party: Pick<Party, 'stage' | 'requestState' | 'confirmation'>): Status {
  if (isRequested(party)) return { tone: 'warning', label: t('reservations.status.pending') };
  if (!isCanceled(party)) return { tone: 'success', label: t('reservations.status.active') };
  return {
    tone: 'danger',
    label: find(`reservations.status.ended.${party.requestState}`) ?? canceledLabel(party),
  };
}

/** Says so if the party itself has canceled, which may have been an answer to a reminder. */
function canceledLabel({ confirmation }: Pick<Party, 'confirmation'>): string {
  if (confirmation?.isComing !== false) return t('reservations.status.canceled');
  return t(
    confirmation.by === 'sms' ? 'reservations.status.canceledBySms' : 'reservations.status.canceledByGuest',
  );
}

/** Stages that the status of a row already shows. */
const stagesInStatus: readonly Stage[] = ['requested', 'booked', 'canceled'];

/** The stage of a party in a word; empty before it has confirmed or arrived. */
export const progressLabel = ({ stage }: Pick<Party, 'stage'>): string =>
  stagesInStatus.includes(stage) ? '' : stageLabel(stage);
