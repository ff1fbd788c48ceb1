import {
  answersOfMethods,
  answersOfRoutes,
  answersOnLeaving,
  type EveryCall,
  freshThings,
  prepareCallers,
} from '../src/every-call';
import { expiredTwin, tamperedTwins } from '../src/forged-tokens';
import { startJourney } from '../src/journey';
import { callersOfEachRun as callers, mayCall, mayCallRpc } from '../src/who-may-call';

// Every documented route, and every method of every service, × the kinds of callers that the services tell apart. The
// callers whose tokens the gateway refuses are in the nightly file.

// A product that no other file uses meanwhile: these callers use up limits.
const journey = startJourney({ product: 'exclusive' });
let calls: EveryCall;

beforeAll(async () => (calls = await prepareCallers(journey)));
beforeEach(freshThings);

test('the table names every route of the document, and no other', () => {
  expect(Object.keys(mayCall).sort()).toEqual(Object.keys(calls.operations).sort());
});

test('a method that the table does not name is refused, even to the owner', async () => {
  const { methods, owner } = calls;
  expect(methods).toEqual(expect.arrayContaining(Object.keys(mayCallRpc)));
  const hidden = methods.filter((name) => !(name in mayCallRpc));
  expect(hidden.length).toBeGreaterThan(20);
  const offered: string[] = [];
  for (const name of hidden) {
    const { status, body } = await owner.api.call('POST', `/rpc/${name}`, {});
    // A method that is offered may be answered 404 as well, in the words of its service: it does not find what is not named.
    const isNoRoute = status === 404 && body['code'] !== 'not_found';
    if (status !== 501 && !isNoRoute) offered.push(`${name}: ${status}`);
  }
  expect(offered).toEqual([]);
});

test('a forged token is refused, in whatever way it was forged', async () => {
  const { api, owner } = calls;
  const tokens = {
    ...tamperedTwins(owner.token),
    'run out': expiredTwin(owner.token, journey.product.dataDir),
  };
  const answers: Record<string, number> = {};
  for (const [way, token] of Object.entries(tokens))
    answers[way] = (await api.as(token).call('GET', '/api/auth/validate')).status;
  expect(answers).toEqual(Object.fromEntries(Object.keys(tokens).map((way) => [way, 401])));
});

// The methods before the routes, which delete the restaurant at the end.
test.each(callers)('the answers to %s from every method under /rpc', async (caller) => {
  const { answers, expected } = await answersOfMethods(caller);
  expect(answers).toEqual(expected);
});

test.each(callers)('the answers to %s from every route', async (caller) => {
  const { answers, expected } = await answersOfRoutes(caller);
  expect(answers).toEqual(expected);
});

test.each(callers)('%s may sign out: everywhere at once, and here', async (caller) => {
  const { answers, expected } = await answersOnLeaving(caller);
  expect(answers).toEqual(expected);
});
