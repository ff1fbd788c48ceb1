import { clockLabel } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';
import type { Party, Stage, StepName } from '@tablewell/api-client/evening';

/** 7:30 PM by the restaurant's clock. */
export const clockAt = (at: number, zone: string): string => clockLabel(localTimeOf(at, zone).minute);

/** 7:30 PM for 19:30. */
export function clockOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockLabel(hour * 60 + minute);
}

/** 12 min, 1 h 05. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

export const partiesLabel = (count: number): string => (count === 1 ? '1 party' : `${count} parties`);
export const coversLabel = (count: number): string => (count === 1 ? '1 cover' : `${count} covers`);

export const stageLabels: Record<Stage, string> = {
  requested: 'Requested, not yet confirmed',
  booked: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'Waiting',
  seated: 'Seated',
  finished: 'Finished',
  'no-show': 'No-show',
  canceled: 'Canceled',
};

/** What a step is called on its button. */
export const stepLabels: Record<StepName, string> = {
  confirm: 'Confirm',
  arrive: 'Arrived',
  seat: 'Seat',
  finish: 'Finish',
  'no-show': 'No-show',
};

/** What a step says once it was taken. */
export const stepDone: Record<StepName, string> = {
  confirm: 'confirmed',
  arrive: 'has arrived',
  seat: 'is seated',
  finish: 'has left',
  'no-show': 'did not come',
};

/** Table 7, Tables 7 + 8; No table yet. */
export function tablesLabel({ tables }: Pick<Party, 'tables'>): string {
  if (tables.length === 0) return 'No table yet';
  return `${tables.length === 1 ? 'Table' : 'Tables'} ${tables.join(' + ')}`;
}

/** The step that a party most likely takes next; undefined once it is over. */
export function nextStep({ stage }: Pick<Party, 'stage'>): StepName | undefined {
  switch (stage) {
    case 'booked':
    case 'confirmed':
      return 'arrive';
    case 'arrived':
      return 'seat';
    case 'seated':
      return 'finish';
    default:
      return undefined;
  }
}

/** The other steps that are open to a party. */
export function otherSteps({ stage }: Pick<Party, 'stage'>): readonly StepName[] {
  switch (stage) {
    case 'booked':
      return ['seat', 'confirm', 'no-show'];
    case 'confirmed':
      return ['seat', 'no-show'];
    case 'arrived':
      return ['no-show'];
    default:
      return [];
  }
}
