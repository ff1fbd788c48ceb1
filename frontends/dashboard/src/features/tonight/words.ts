import { localTimeOf } from '@tablewell/shared/zone';
import type { Party, Stage, StepName } from '@tablewell/api-client/evening';
import { t } from './texts';
import { clock } from '../../lib/language';

/** 7:30 PM in the restaurant's time zone. */
export const clockAt = (at: number, zone: string): string => clock.label(localTimeOf(at, zone).minute);

/** 7:30 for 7:30 PM: in the context of an evening it is not read as a morning. */
export const shortClockAt = (at: number, zone: string): string => clock.short(localTimeOf(at, zone).minute);

/** 7 PM, an hour in the restaurant's time zone. */
export const hourAt = (at: number, zone: string): string => clock.hour(localTimeOf(at, zone).minute);

/** 7 for 7 PM. */
export const shortHourAt = (at: number, zone: string): string =>
  clock.shortHour(localTimeOf(at, zone).minute);

/** 7:30 PM for 19:30. */
export function clockOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clock.label(hour * 60 + minute);
}

/** 12 min, 1 h 05. */
export function duration(minutes: number): string {
  if (minutes < 60) return t('tonight.duration.minutes', { minutes });
  return t('tonight.duration.hours', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}

export const partiesLabel = (count: number): string => t('tonight.partiesCount', { count });
export const coversLabel = (count: number): string => t('tonight.coversCount', { count });

export const stageLabel = (stage: Stage): string => t(`tonight.stage.${stage}`);

/** The label of a step's button. */
export const stepLabel = (step: StepName): string => t(`tonight.step.${step}`);

const stageAfter = {
  arrive: 'arrived',
  confirm: 'confirmed',
  finish: 'finished',
  'no-show': 'no-show',
  seat: 'seated',
} as const satisfies Record<StepName, Stage>;

/** What a step was, in a list of those that were taken: Seated, Moved. */
export const takenLabel = (step: StepName | 'move'): string =>
  step === 'move' ? t('tonight.party.moved') : stageLabel(stageAfter[step]);

/** Table 7, Tables 7 + 8; No table yet. */
export function tablesLabel({ tables }: Pick<Party, 'tables'>): string {
  if (tables.length === 0) return t('tonight.tables.none');
  return t('tonight.tables.named', { count: tables.length, tables: tables.join(' + ') });
}

/** The most likely next step of a party; undefined once it is over. */
export function nextStep({ stage }: Pick<Party, 'stage'>): StepName | undefined {
  switch (stage) {
    case 'booked':
    case 'confirmed':
    // Somebody who was given up may still come (PARTY-1).
    case 'no-show':
      return 'arrive';
    case 'arrived':
      return 'seat';
    case 'seated':
      return 'finish';
    default:
      return undefined;
  }
}

/** The other possible steps of a party. */
export function otherSteps({ stage }: Pick<Party, 'stage'>): readonly StepName[] {
  switch (stage) {
    case 'booked':
      return ['seat', 'confirm', 'no-show'];
    case 'confirmed':
      return ['seat', 'no-show'];
    case 'no-show':
      return ['seat'];
    default:
      return [];
  }
}
