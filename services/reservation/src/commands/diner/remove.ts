import type { Actor } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import * as party from '../../party/cancel';
import type { Reservation } from '../../party/reservation';
import { findForMember } from '../access';
import { revise, type RevisingPorts } from '../revise';

/**
 * Deletes a reservation permanently, with its personal data, for members. The event contains the deleted reservation.
 */
export function remove(ports: RevisingPorts) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForMember(ports, actor, id),
      async (current) => ({ change: (write) => party.remove(current, write) }),
    );
}
