import { deployment } from '../../testing/deployment';
import { loadTexts } from '../../texts';
import { defaultPlans } from './default-plans';
import { planWords } from './plan-words';

const words = [1, 3].flatMap((locations) =>
  defaultPlans(deployment(locations)).flatMap(({ description, features }) => [description, ...features]),
);

describe('the words of a plan', () => {
  it('are those of the price list in English', () => {
    for (const text of words) expect(planWords(text)).toBe(text);
  });

  it('are all translated in another language, with their numbers', async () => {
    await loadTexts('ja');
    for (const text of words) expect(planWords(text)).not.toBe(text);
    expect(planWords('Up to 50 reservations per month')).toContain('50');
    expect(planWords('3 locations')).toContain('3');
  });

  it('stay as they are where a newer price list has others', async () => {
    await loadTexts('ja');
    expect(planWords('Valet parking')).toBe('Valet parking');
  });
});

test('support that a deployment does not offer is on no plan', () => {
  const offers = { prioritySupport: false, phoneSupport: false, accountManager: false };
  const lines = (config: Parameters<typeof defaultPlans>[0]) =>
    defaultPlans(config).flatMap(({ features }) => features.filter((line) => /support|manager/.test(line)));
  expect(lines(deployment(1))).toEqual([
    'Basic support',
    'Priority support',
    'Dedicated account manager',
    '24/7 phone support',
  ]);
  expect(lines({ premiumLocations: 1, supportEmail: '', offers })).toEqual([]);
});
