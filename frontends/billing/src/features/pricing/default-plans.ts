import type { PageConfig } from '@tablewell/federation';
import type { Plan } from './plan';

const monthly = { currency: 'USD', interval: 'month' } as const;

/**
 * The plans that are shown if the price list cannot be loaded, by the settings of the deployment: how many restaurants
 * Premium includes, and which support is offered.
 */
export const defaultPlans = ({
  premiumLocations,
  supportEmail,
  offers,
}: Pick<PageConfig, 'premiumLocations' | 'supportEmail' | 'offers'>): readonly Plan[] => [
  {
    ...monthly,
    id: 'basic',
    name: 'Basic',
    price: 0,
    annualPrice: 0,
    description: 'For a restaurant that is just starting out',
    popular: false,
    features: [
      'Up to 50 reservations per month',
      '1 location',
      'Basic table management',
      'E-mail notifications',
      'Mobile responsive design',
      ...(supportEmail ? ['Basic support'] : []),
    ],
  },
  {
    ...monthly,
    id: 'premium',
    name: 'Premium',
    price: 29.99,
    annualPrice: 287.9,
    description: 'For a busy restaurant',
    popular: true,
    features: [
      'Unlimited reservations',
      premiumLocations > 1 ? `${premiumLocations} locations` : '1 location',
      'Advanced table availability management',
      'SMS notifications',
      'Custom floor plan layouts',
      'Real-time updates',
      'Reporting and analytics',
      ...(offers.prioritySupport ? ['Priority support'] : []),
      ...(premiumLocations > 1 ? ['Multiple locations'] : []),
    ],
  },
  {
    ...monthly,
    id: 'enterprise',
    name: 'Enterprise',
    price: 79.99,
    annualPrice: 767.9,
    description: 'For groups with many restaurants',
    popular: false,
    features: [
      'Everything in Premium',
      'Unlimited locations',
      'White label',
      'Custom integrations',
      ...(offers.accountManager ? ['Dedicated account manager'] : []),
      'Advanced security',
      'Custom reporting dashboards',
      'API access',
      'Multi-tenant management',
      ...(offers.phoneSupport ? ['24/7 phone support'] : []),
    ],
  },
];
