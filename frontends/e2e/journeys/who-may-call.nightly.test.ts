import {
  answersOfMethods,
  answersOfRoutes,
  answersOnLeaving,
  freshThings,
  prepareCallers,
} from '../src/every-call';
import { startJourney } from '../src/journey';
import { callers as all, callersOfEachRun } from '../src/who-may-call';

// The same calls as in `who-may-call.test.ts`, by the callers whose tokens the gateway refuses.
const callers = all.filter((caller) => !callersOfEachRun.includes(caller));

const journey = startJourney({ product: 'exclusive' });

beforeAll(() => prepareCallers(journey));
beforeEach(freshThings);

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
