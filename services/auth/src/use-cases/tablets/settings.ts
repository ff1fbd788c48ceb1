import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { isRefusal, type Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { type PersonProof, proofOf } from '../../domain/passkey';
import { digitsFor, type Pin } from '../../domain/pin';
import type { Session } from '../../domain/session';
import type { Membership, User } from '../../domain/user';
import type { Ports } from '../../ports';

/** What a member sees of the shared tablets and the PINs of a restaurant. */
export interface TabletSettings {
  readonly own: {
    readonly pin: Pin | undefined;
    readonly minDigits: number;
    readonly proof: PersonProof;
  };
  /** With who set them up. For owners and managers. */
  readonly tablets: readonly { readonly session: Session; readonly setter: User | undefined }[];
  readonly holders: readonly { readonly user: User; readonly role: Membership['role']; readonly pin: Pin }[];
}

/**
 * The state of the caller's own PIN; for owners and managers also the tablets, and which members have a PIN. No PIN
 * itself is shown (TABLET-2).
 */
export function getTabletSettings(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<TabletSettings | Refusal> => {
    const stranger = refuseNonMember(actor, restaurantId);
    const user = actor && (await ports.users.find(actor.userId));
    if (stranger || !user) return stranger ?? signInFirst();
    const pins = await ports.pins.list(restaurantId);
    const pin = pins.find(({ userId }) => userId === user.id);
    const minDigits = digitsFor(pins.length - (pin ? 1 : 0));
    const own = { pin, minDigits, proof: proofOf(user) };
    if (isRefusal(refuseWithoutPermission('settings', actor, restaurantId)))
      return { own, tablets: [], holders: [] };
    const sessions = await ports.sessions.listTablets(restaurantId, ports.clock());
    const members = await ports.users.membersOf(restaurantId);
    const byId = new Map(members.map((each) => [each.id, each]));
    const holders = pins.flatMap((each) => {
      const holder = byId.get(each.userId);
      const role = holder?.memberships.find((place) => place.restaurantId === restaurantId)?.role;
      return holder && role ? [{ user: holder, role, pin: each }] : [];
    });
    const tablets = [...sessions].reverse().map((session) => ({ session, setter: byId.get(session.userId) }));
    return { own, tablets, holders };
  };
}
