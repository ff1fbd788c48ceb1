import { annualPriceMinor, planCatalogue } from './plans';

const catalogue = (premiumMaxRestaurants: number) => planCatalogue({ trialDays: 30, premiumMaxRestaurants });

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
