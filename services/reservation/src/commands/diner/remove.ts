import type { Actor } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { next, stageOf, storedStage } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { findForMember } from '../access';
import type { Ports } from '../../ports';
import { revise } from '../revise';

/**
 * Deletes a reservation permanently, with its personal data, for members. The event contains the deleted reservation.
 */
export function remove(ports: Ports) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForMember(ports, actor, id),
      async (current) => {
        const stage = next(stageOf(current), 'delete');
        if (stage === 'same' || stage === 'refused') return 'unchanged';
        const erased = { ...current, ...storedStage(stage), name: '', phoneNumber: '', notes: '' };
        return {
          next: erased,
          event: ({ version }) => ({ kind: 'deleted', reservation: { ...current, version } }),
        };
      },
    );
}
