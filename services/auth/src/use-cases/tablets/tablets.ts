import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { maxTablets, readTablet, type SharedTablet, type TabletDraft } from '../../domain/shared-tablet';
import type { Session } from '../../domain/session';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import { type GivenProof, refuseUnproven } from '../person-proof';
import { endSession, succeedSession, type Tokens } from '../sessions';
import { proofOf } from '../../domain/passkey';

/** Makes the caller's session that of a shared tablet (TABLET-1). */
export function startSharedTablet(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ...draft }: TabletDraft & { readonly restaurantId: string },
  ): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const session = await ports.sessions.find(actor?.sessionId ?? '');
    if (!session) return signInFirst();
    const read = readTablet(draft);
    if ('problems' in read) return invalid(read.problems);
    const now = ports.clock();
    if ((await ports.sessions.listTablets(restaurantId, now)).length >= maxTablets) return tooManyTablets();
    const tablet: SharedTablet = {
      ...{ id: ports.newId(), mark: ports.newId(), restaurantId, ...read },
      ...{ setAt: now, turn: null, earlier: [] },
    };
    const event = ports.eventFactory.tabletChanged(session, tablet, 'started');
    return (await ports.sessions.startTablet(session.id, tablet, event)) ? undefined : isShared();
  };
}

/**
 * Ends a shared tablet. The member who set it up has to prove to be there, and gets a new session, so that whatever
 * somebody copied from the tablet is not valid any more. A member without a password and a second factor cannot do so,
 * because a sign-in from long ago proves nothing at the host stand: they sign the tablet out from another device
 * (TABLET-7).
 */
export function endSharedTablet(ports: Ports) {
  return async (
    actor: Actor | undefined,
    given: GivenProof,
  ): Promise<{ readonly user: User; readonly tokens: Tokens } | Refusal> => {
    const found = await tabletOf(ports, actor);
    if (!found) return notShared();
    const setter = await ports.users.find(found.session.userId);
    if (!actor || !setter) return signInFirst();
    if (proofOf(setter) === 'recent-sign-in') return elsewhere();
    const refused = await refuseUnproven(ports, actor, setter, given);
    if (refused) return refused;
    // A turn may have begun meanwhile. It ends with the tablet.
    const { session, tablet } = (await tabletOf(ports, actor)) ?? {};
    if (!session || !tablet) return notShared();
    const { id } = session;
    const events = [
      ports.eventFactory.tabletChanged(session, tablet, 'ended'),
      ports.eventFactory.sessionEnded(setter, id, 'tablet-left'),
    ];
    const isEnded = await ports.sessions.endTablet(id, tablet.mark, ports.clock(), events);
    return isEnded ? { user: setter, tokens: await succeedSession(ports, setter, session) } : busy();
  };
}

/** Signs a shared tablet of a restaurant out. Idempotent. */
export function signOutTablet(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    tabletId: string,
  ): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const tablets = await ports.sessions.listTablets(restaurantId, ports.clock());
    const session = tablets.find(({ tablet }) => tablet?.id === tabletId);
    if (session) await endSession(ports, session, 'signed-out');
    return undefined;
  };
}

/** The caller's session if it is a shared tablet, and has not ended since the gateway read it. */
export async function tabletOf(
  { sessions }: Pick<Ports, 'sessions'>,
  actor: Actor | undefined,
): Promise<{ readonly session: Session; readonly tablet: SharedTablet } | undefined> {
  const session = await sessions.find(actor?.sessionId ?? '');
  return session?.tablet && !session.endedAt ? { session, tablet: session.tablet } : undefined;
}

export const notShared = () => new Refusal('conflict', 'not-shared', 'This device is no shared tablet.');
const isShared = () => new Refusal('conflict', 'shared-tablet', 'This device is a shared tablet already.');
export const busy = () =>
  new Refusal('unavailable', 'busy', 'This tablet is being changed by others. Please try again.');
const tooManyTablets = () =>
  new Refusal(
    'conflict',
    'too-many-tablets',
    `A restaurant has at most ${maxTablets} shared tablets. Please sign one of them out first.`,
  );
const elsewhere = () =>
  new Refusal(
    'conflict',
    'sign-out-elsewhere',
    'You sign in without a password here. Please sign this tablet out in your settings on another device.',
  );
