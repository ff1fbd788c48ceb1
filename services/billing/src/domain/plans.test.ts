import { annualPriceMinor, planCatalogue } from './plans';

const catalogue = (premiumMaxRestaurants: number) => planCatalogue({ trialDays: 30, premiumMaxRestaurants });

test('public-side §9: “Annual discount 20%”: a year costs twelve months less a fifth', () => {
  expect(catalogue(1).map(annualPriceMinor)).toEqual([0, 28_790, 76_790]);
});

test('Premium promises as many locations as the rules allow', () => {
  const featuresOf = (most: number) => catalogue(most).find(({ id }) => id === 'premium')?.features;
  expect(featuresOf(1)).toContain('1 location');
  expect(featuresOf(1)).not.toContain('Multiple locations');
  expect(featuresOf(5)).toEqual(expect.arrayContaining(['5 locations', 'Multiple locations']));
});
