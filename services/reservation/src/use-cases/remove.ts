import type { Actor } from '@tablewell/chassis';
import type { Refusal } from '@tablewell/chassis/refusal';
import { next } from '../domain/lifecycle';
import type { Reservation } from '../domain/reservation';
import { managed } from './access';
import type { Ports } from './ports';
import { revise } from './revise';

/** Deletes for good: for members. What a person can be known by goes with it; the event tells what it was. */
export function remove(ports: Ports) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => managed(ports, actor, id),
      async (current) => {
        const status = next(current.status, 'delete');
        if (status === 'same' || status === 'refused') return 'unchanged';
        const erased = { ...current, status, name: '', phoneNumber: '', notes: '' };
        return {
          next: erased,
          event: (after) => ports.facts.deleted({ ...current, version: after.version }),
        };
      },
    );
}
