import { annualPriceMinor, planCatalogue } from './plans';
import type { SupportOffer } from './support';

const everySupport: SupportOffer = {
  email: 'help@tablewell.example',
  priorityEmail: 'priority@tablewell.example',
  phone: '+15550100009',
  accountManager: { name: 'Grace Hopper', email: 'grace@tablewell.example' },
};
const catalogue = (premiumMaxRestaurants: number, support = everySupport) =>
  planCatalogue({ trialDays: 30, premiumMaxRestaurants }, support);

test('a year costs twelve months less a fifth', () => {
  expect(catalogue(1).map(annualPriceMinor)).toEqual([0, 28_790, 76_790]);
});

test('Premium promises as many locations as the rules allow', () => {
  const featuresOf = (most: number) => catalogue(most).find(({ id }) => id === 'premium')?.features;
  expect(featuresOf(1)).toContain('1 location');
  expect(featuresOf(1)).not.toContain('Multiple locations');
  expect(featuresOf(5)).toEqual(expect.arrayContaining(['5 locations', 'Multiple locations']));
});

test('the plans have the features of the published tiers', () => {
  const [basic, premium, enterprise] = catalogue(5).map(({ features }) =>
    features.map((feature) => feature.toLowerCase()),
  );
  expect(basic).toEqual([
    'up to 50 reservations per month',
    '1 location',
    'basic table management',
    'e-mail notifications',
    'mobile responsive design',
    'basic support',
  ]);
  expect(premium).toEqual([
    'unlimited reservations',
    '5 locations',
    'advanced table availability management',
    'sms notifications',
    'custom floor plan layouts',
    'real-time updates',
    'reporting and analytics',
    'priority support',
    'multiple locations',
  ]);
  expect(enterprise).toEqual([
    'everything in premium',
    'unlimited locations',
    'white label',
    'custom integrations',
    'dedicated account manager',
    'advanced security',
    'custom reporting dashboards',
    'api access',
    'multi-tenant management',
    '24/7 phone support',
  ]);
});

test('support that is not offered is on no plan', () => {
  const none = { email: '', priorityEmail: '', phone: '', accountManager: undefined };
  const lines = catalogue(5, none).flatMap(({ features }) => features);
  expect(lines.filter((line) => /support|manager/i.test(line))).toEqual([]);
  expect(lines).toContain('API access');
});
