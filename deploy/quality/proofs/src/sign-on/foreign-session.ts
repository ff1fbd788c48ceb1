import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Caller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import type { Ids } from '../product/seed';
import { Attack, type Tried } from './attack';
import { hire, signInByPassword } from './colleague';
import type { Company } from './company';

/** Calls that name something of a restaurant, with the caller who makes them; returns what they were answered. */
type OwnedCalls = (
  caller: Caller,
  ids: Ids,
) => Promise<readonly { what: string; status: number; text: string }[]>;

const refusals = [400, 402, 403, 404, 501];
const heardWithinMs = 10_000;

/**
 * Somebody works for two companies. The session that one company's provider opened is used against the other one's restaurant, by
 * every owned route and method, and by the live socket. `ids` are the other restaurant's.
 */
export async function attackByForeignSession(
  company: Company,
  other: Company,
  { ids, calls }: { readonly ids: Ids; readonly calls: OwnedCalls },
): Promise<Tried> {
  const attack = new Attack('session by a provider elsewhere');
  const email = company.email('both');
  await hire(other.owner, email, company.newCaller());
  await company.add('both');
  const { outcome, token } = await company.signIn(company.person('both'));
  attack.expect(outcome === 'done', `an honest sign-in ends with ${outcome}`);
  const byProvider = company.newCaller().as(token);
  const readOf = (restaurantId: string) =>
    `/api/reservations/${restaurantId}/by-date?startDate=${dayAhead(0)}&endDate=${dayAhead(9)}`;
  const own = await byProvider.call('GET', readOf(company.owner.restaurantId));
  attack.expect(own.status === 200, `it does not open the restaurant of its company: ${own.status}`);
  const { token: byPassword } = await signInByPassword(company.newCaller(), email);
  const there = await company.newCaller().as(byPassword).call('GET', readOf(ids.restaurantId));
  attack.expect(there.status === 200, `a password does not open the other restaurant: ${there.status}`);

  for (const { what, status, text } of await calls(byProvider, ids))
    attack.expect(
      refusals.includes(status) && !/Grace Hopper|Ada Lovelace/.test(text),
      `${what} is answered ${status}`,
    );
  const listed = await byProvider.call('GET', '/api/restaurant');
  attack.expect(!listed.text.includes(ids.restaurantId), 'it lists the other restaurant');
  await attackSocket(attack, { company, other, token });
  return attack.end();
}

async function attackSocket(
  attack: Attack,
  { company, other, token }: { company: Company; other: Company; token: string },
): Promise<void> {
  const socket = io(company.origin, { auth: { token }, transports: ['websocket'], forceNew: true });
  const heard: string[] = [];
  socket.onAny((...event: unknown[]) => heard.push(JSON.stringify(event)));
  const has = (id: string) => heard.some((each) => each.includes(id));
  try {
    for (const end = Date.now() + heardWithinMs; !socket.connected && Date.now() < end;) await sleep(20);
    const { restaurantId } = other.owner;
    for (const event of ['join', 'subscribe', 'joinRestaurant'])
      socket.emit(event, restaurantId, { restaurantId });
    await book(other);
    await book(company);
    // The event of the other restaurant happened first.
    for (const end = Date.now() + heardWithinMs; !has(company.owner.restaurantId) && Date.now() < end;)
      await sleep(20);
    attack.expect(has(company.owner.restaurantId), 'the socket hears nothing of its own restaurant');
    attack.expect(!has(restaurantId), 'the socket hears of the other restaurant');
  } finally {
    socket.close();
  }
}

async function book({ owner: { caller, restaurantId } }: Company): Promise<void> {
  const party = {
    name: 'Alan Turing',
    guests: 2,
    reservation_time: `${dayAhead(5)}T18:00`,
    recaptchaToken: 'sandbox-pass',
  };
  const { status, text } = await caller.call('POST', `/api/reservations/${restaurantId}`, party);
  if (status !== 201) throw new Error(`a booking was answered ${status}: ${text}`);
}
