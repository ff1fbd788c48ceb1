import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { digitsFor, type Pin, pinProblem, takenPinsPerDay } from '../../domain/pin';
import { dayOf } from '../../domain/second-factor';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import { type GivenProof, refuseUnproven } from '../person-proof';
import { findPin } from './find-pin';

/**
 * Sets the caller's own PIN at a restaurant (TABLET-2). If another person has the same PIN, it is refused and that
 * person's PIN is retired: whoever tries PINs out learns from the refusal that one is taken, and it must be of no use
 * to them. For the same reason nobody can set a retired PIN of their own again.
 */
export function setPin(ports: Ports) {
  return async (
    actor: Actor | undefined,
    {
      restaurantId,
      pin: digits,
      ...proof
    }: GivenProof & { readonly restaurantId: string; readonly pin: string },
  ): Promise<void | Refusal> => {
    const stranger = refuseNonMember(actor, restaurantId);
    const user = actor && (await ports.users.find(actor.userId));
    if (stranger || !user) return stranger ?? signInFirst();
    const others = (await ports.pins.list(restaurantId)).filter(({ userId }) => userId !== user.id);
    const problem = pinProblem(digits, digitsFor(others.length));
    if (problem) return invalid([{ field: 'pin', message: problem }]);
    const refused = await refuseUnproven(ports, actor, user, proof);
    if (refused) return refused;
    const tries = `pin|taken|${restaurantId}|${user.id}|${dayOf(ports.clock())}`;
    // The try is counted before the PIN is compared, so that concurrent tries cannot exceed the limit together.
    if ((await ports.wrongTries.count(tries, ports.clock())) > takenPinsPerDay) return tooManyTaken();
    if (await isRetired(ports, { restaurantId, userId: user.id }, digits)) {
      await ports.wrongTries.giveBack(tries);
      return unusable();
    }
    const known = await findPin(ports, restaurantId, digits);
    const [hash] = ports.pinHashes;
    const pin: Pin = {
      ...{ id: ports.newId(), restaurantId, userId: user.id, hash: await hash(restaurantId, digits) },
      ...{ setAt: ports.clock(), retiredAt: null },
    };
    const isTaken = known !== undefined && known.userId !== user.id;
    const event = ports.eventFactory.pinChanged(user, restaurantId, 'set');
    if (!isTaken && (await ports.pins.put(pin, [event]))) {
      await ports.wrongTries.giveBack(tries);
      return undefined;
    }
    const other = known ?? (await ports.pins.findByHash(restaurantId, pin.hash));
    if (other && other.userId !== user.id) await retire(ports, other);
    return unusable();
  };
}

/** Whether this PIN was the person's and is known to somebody else, who typed it. */
async function isRetired(
  { pins, pinHashes }: Pick<Ports, 'pins' | 'pinHashes'>,
  { restaurantId, userId }: Pick<Pin, 'restaurantId' | 'userId'>,
  digits: string,
): Promise<boolean> {
  const retired = await pins.retiredHashes(restaurantId, userId);
  if (retired.length === 0) return false;
  const hashes = await Promise.all(pinHashes.map((each) => each(restaurantId, digits)));
  return hashes.some((each) => retired.includes(each));
}

async function retire(ports: Ports, pin: Pin): Promise<void> {
  const holder = await ports.users.find(pin.userId);
  if (!holder || pin.retiredAt) return;
  const event = ports.eventFactory.pinChanged(holder, pin.restaurantId, 'retired');
  await ports.pins.retire(pin, ports.clock(), [event]);
}

/** Removes the caller's own PIN, or as owner or manager that of a colleague. Idempotent. */
export function removePin(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, ofUser: string): Promise<void | Refusal> => {
    const stranger = refuseNonMember(actor, restaurantId);
    if (stranger || !actor) return stranger ?? signInFirst();
    const userId = ofUser || actor.userId;
    const refused =
      userId === actor.userId ? undefined : refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const user = await ports.users.find(userId);
    if (!user) return notFound('This person does not work here.');
    await dropPin(ports, user, restaurantId);
    return undefined;
  };
}

/** Removes a person's PIN at a restaurant, with its event; no effect without one. */
export async function dropPin(
  { pins, eventFactory, clock }: Pick<Ports, 'pins' | 'eventFactory' | 'clock'>,
  user: User,
  restaurantId: string,
): Promise<void> {
  const pin = await pins.find(restaurantId, user.id);
  if (pin) await pins.remove(pin, clock(), [eventFactory.pinChanged(user, restaurantId, 'removed')]);
}

const unusable = () =>
  invalid([{ field: 'pin', message: 'This PIN cannot be used. Please choose another one' }]);

const tooManyTaken = () =>
  new Refusal('too-many', 'too-many-pins', 'Too many PINs were tried. Please choose one tomorrow.');
