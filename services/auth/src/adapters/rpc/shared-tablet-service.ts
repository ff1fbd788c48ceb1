import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { proofOf } from '../../domain/passkey';
import type { SharedTablet } from '../../domain/shared-tablet';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import { removePin, setPin } from '../../use-cases/tablets/pins';
import { getTabletSettings, type TabletSettings } from '../../use-cases/tablets/settings';
import { endSharedTablet, signOutTablet, startSharedTablet } from '../../use-cases/tablets/tablets';
import { endTurn, enterPin } from '../../use-cases/tablets/turns';
import { roleMessage, toPerson, toSignedIn } from '../mapping';
import { proofs } from './passkey-service';

const nameOf = (user: User | undefined): string => {
  const { name = '', email = '' } = user ? toPerson(user) : {};
  return name || email;
};

/** A shared tablet as its own page knows it. */
export function toTabletState(
  { id, name, restaurantId, idleMinutes }: SharedTablet,
  { setter, turn }: { readonly setter: User; readonly turn: string },
) {
  return { id, name, restaurantId, idleMinutes, turn, setBy: setter.id, proof: proofs[proofOf(setter)] };
}

const toSettings = ({ own, tablets, holders }: TabletSettings) => ({
  ownPin: {
    ...(own.pin ? { setAt: timestampFromDate(own.pin.setAt) } : {}),
    isRetired: (own.pin?.retiredAt ?? null) !== null,
    minDigits: own.minDigits,
    proof: proofs[own.proof],
  },
  tablets: tablets.flatMap(({ session: { tablet, usedAt, userAgent }, setter }) =>
    tablet
      ? [
          {
            ...{ id: tablet.id, name: tablet.name, setAt: timestampFromDate(tablet.setAt) },
            ...{ setBy: nameOf(setter), usedAt: timestampFromDate(usedAt), userAgent },
          },
        ]
      : [],
  ),
  holders: holders
    .map(({ user, role, pin }) => ({
      ...{
        userId: user.id,
        name: nameOf(user),
        role: roleMessage(role),
        setAt: timestampFromDate(pin.setAt),
      },
    }))
    .sort((one, other) => one.name.localeCompare(other.name)),
});

/** `SharedTabletService` on the use cases. */
export function sharedTabletService(ports: Ports): Implementation {
  const cases = {
    start: startSharedTablet(ports),
    end: endSharedTablet(ports),
    enter: enterPin(ports),
    endTurn: endTurn(ports),
    settings: getTabletSettings(ports),
    set: setPin(ports),
    remove: removePin(ports),
    signOut: signOutTablet(ports),
  };
  return implement(SharedTabletService, {
    async startSharedTablet({ restaurantId, name, idleMinutes }, { values }) {
      orThrowRefusal(await cases.start(values.get(actorKey), { restaurantId, name, idleMinutes }));
      return {};
    },
    async endSharedTablet({ password, code }, { values }) {
      return toSignedIn(orThrowRefusal(await cases.end(values.get(actorKey), { password, code })));
    },
    async enterPin({ pin }, { values }) {
      const user = orThrowRefusal(await cases.enter(values.get(actorKey), pin));
      return { userId: user.id, name: nameOf(user) };
    },
    async endTurn(_request, { values }) {
      orThrowRefusal(await cases.endTurn(values.get(actorKey)));
      return {};
    },
    async getTabletSettings({ restaurantId }, { values }) {
      return toSettings(orThrowRefusal(await cases.settings(values.get(actorKey), restaurantId)));
    },
    async setPin({ restaurantId, pin, password, code }, { values }) {
      orThrowRefusal(await cases.set(values.get(actorKey), { restaurantId, pin, password, code }));
      return {};
    },
    async removePin({ restaurantId, userId }, { values }) {
      orThrowRefusal(await cases.remove(values.get(actorKey), restaurantId, userId));
      return {};
    },
    async signOutTablet({ restaurantId, tabletId }, { values }) {
      orThrowRefusal(await cases.signOut(values.get(actorKey), restaurantId, tabletId));
      return {};
    },
  });
}
