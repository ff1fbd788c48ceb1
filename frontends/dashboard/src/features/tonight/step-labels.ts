import type { Aside, Stage, StepName, StepTaken } from '@tablewell/api-client/book';
import { stageLabel } from '../../parts/evening/labels';
import { t } from './texts';

/** The label of a step's button. */
export const stepLabel = (step: StepName): string => t(`tonight.step.${step}`);

const stageAfter = {
  arrive: 'arrived',
  confirm: 'confirmed',
  finish: 'finished',
  'no-show': 'no-show',
  seat: 'seated',
  ready: 'ready',
} as const satisfies Record<Exclude<StepName, Aside | 'leave' | 'turn-away'>, Stage>;

/** What a step was, in a list of those that were taken: Seated, Moved. */
export function takenLabel(step: StepTaken['step']): string {
  if (step === 'move') return t('tonight.party.moved');
  if (step === 'join') return t('tonight.party.joined');
  if (step === 'lapse') return t('tonight.party.lapsed');
  if (step === 'leave') return t('tonight.party.left');
  if (step === 'turn-away') return t('tonight.party.turnedAway');
  if (step === 'no-answer' || step === 'late' || step === 'give-up-table') return stepLabel(step);
  return stageLabel(stageAfter[step]);
}
