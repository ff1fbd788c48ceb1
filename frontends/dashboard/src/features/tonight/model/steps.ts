import type { Party, StepName } from '@tablewell/api-client/book';

/** The most likely next step of a party; undefined once its visit has ended. */
export function nextStep({ stage }: Pick<Party, 'stage'>): StepName | undefined {
  switch (stage) {
    case 'booked':
    case 'confirmed':
    // Somebody who was given up may still come (PARTY-1).
    case 'no-show':
      return 'arrive';
    case 'arrived':
    case 'ready':
      return 'seat';
    case 'waiting':
      return 'ready';
    case 'seated':
      return 'finish';
    default:
      return undefined;
  }
}

/** The step with which the rest of a party comes that is here in part; undefined for any other. */
export function restStep({ stage, peopleHere }: Pick<Party, 'stage' | 'peopleHere'>): StepName | undefined {
  if (peopleHere === undefined) return undefined;
  return stage === 'seated' ? 'seat' : 'arrive';
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
    case 'waiting':
      return ['seat', 'leave', 'turn-away'];
    case 'ready':
      return ['leave', 'no-show'];
    default:
      return [];
  }
}
