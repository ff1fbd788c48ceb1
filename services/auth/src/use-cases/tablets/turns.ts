import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { isPin } from '../../domain/pin';
import { type SharedTablet, type Turn, withoutTurn } from '../../domain/shared-tablet';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import { countedPin } from './counted-pins';
import { findPin } from './find-pin';
import { busy, notShared, tabletOf } from './tablets';

/** Begins the turn of the person with this PIN at the caller's tablet (TABLET-3). */
export function enterPin(ports: Ports) {
  return async (actor: Actor | undefined, digits: string): Promise<User | Refusal> => {
    const found = await tabletOf(ports, actor);
    if (!found) return notShared();
    if (!isPin(digits)) return invalid([{ field: 'pin', message: 'A PIN has 4 to 6 digits' }]);
    const { restaurantId } = found.tablet;
    const holder = await countedPin(ports, found, async () => {
      const pin = await findPin(ports, restaurantId, digits);
      if (!pin || pin.retiredAt) return pin?.retiredAt ? 'retired' : undefined;
      const user = await ports.users.find(pin.userId);
      const worksThere = user?.memberships.some((each) => each.restaurantId === restaurantId);
      return user && worksThere ? { user, pin } : undefined;
    });
    if (isRefusal(holder)) return holder;
    const { user, pin } = holder;
    const turn = {
      ...{ id: ports.crypto.newSecret(), userId: user.id, pinId: pin.id },
      ...{ generation: user.passwordGeneration, from: ports.clock(), until: null, endedAt: null },
    };
    return (await changeTurn(ports, actor, turn)) ?? user;
  };
}

/** Nobody uses the caller's tablet from now on. Idempotent. */
export function endTurn(ports: Ports) {
  return async (actor: Actor | undefined): Promise<void | Refusal> => changeTurn(ports, actor, null);
}

async function changeTurn(
  ports: Ports,
  actor: Actor | undefined,
  turn: Turn | null,
): Promise<Refusal | undefined> {
  const changed = await changeDocument(async () => {
    const found = await tabletOf(ports, actor);
    if (!found) return notShared();
    const { session, tablet } = found;
    if (!turn && !tablet.turn) return undefined;
    const after: SharedTablet = {
      ...withoutTurn(tablet, ports.clock(), session.activeAt),
      turn,
      mark: ports.newId(),
    };
    const event = ports.eventFactory.tabletChanged(session, after, 'turn');
    const isWritten = await ports.sessions.changeTablet(session.id, tablet.mark, after, [event]);
    return isWritten ? undefined : ('conflict' as const);
  });
  return changed === 'busy' ? busy() : changed;
}
