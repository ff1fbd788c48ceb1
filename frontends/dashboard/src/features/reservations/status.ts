import { isCanceled, isRequested } from '@tablewell/api-client/book';
import type { Party, Stage } from '@tablewell/api-client/book';
import { stageLabel } from '../../parts/evening/labels';
import { find, t } from './texts';

interface Status {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly label: string;
}

/** The status of a reservation in words; for a request, its outcome. */
export function statusOf(party: Pick<Party, 'stage' | 'requestState'>): Status {
  if (isRequested(party)) return { tone: 'warning', label: t('reservations.status.pending') };
  if (!isCanceled(party)) return { tone: 'success', label: t('reservations.status.active') };
  return {
    tone: 'danger',
    label: find(`reservations.status.ended.${party.requestState}`) ?? t('reservations.status.canceled'),
  };
}

/** What its guest answered, which the status does not say: that the party comes, or that the guest has canceled it. */
export function answerLabel({ confirmation, ...party }: Pick<Party, 'stage' | 'confirmation'>): string {
  if (!isCanceled(party)) return confirmation?.isComing ? stageLabel('confirmed') : '';
  if (confirmation?.isComing !== false) return '';
  return t(confirmation.by === 'sms' ? 'reservations.status.bySms' : 'reservations.status.byGuest');
}

/** Stages that the status of a row already shows. */
const stagesInStatus: readonly Stage[] = ['requested', 'booked', 'canceled'];

/** The stage of a party in a word; empty before it has confirmed or arrived. */
export const progressLabel = ({ stage }: Pick<Party, 'stage'>): string =>
  stagesInStatus.includes(stage) ? '' : stageLabel(stage);
