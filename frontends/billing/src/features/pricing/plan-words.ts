import { t } from '../../texts';

/** The texts of the price list, which the billing service sends in English, with the ids of their translations. */
const ids = {
  'For a restaurant that is just starting out': 'prices.plan.starting',
  'For a busy restaurant': 'prices.plan.busy',
  'For groups with many restaurants': 'prices.plan.groups',
  '1 location': 'prices.plan.oneLocation',
  'Basic table management': 'prices.plan.tables',
  'E-mail notifications': 'prices.plan.mails',
  'Mobile responsive design': 'prices.plan.mobile',
  'Basic support': 'prices.plan.support',
  'Unlimited reservations': 'prices.plan.unlimited',
  'Advanced table availability management': 'prices.plan.availability',
  'SMS notifications': 'prices.plan.sms',
  'Custom floor plan layouts': 'prices.plan.floorPlans',
  'Real-time updates': 'prices.plan.live',
  'Reporting and analytics': 'prices.plan.reports',
  'Priority support': 'prices.plan.prioritySupport',
  'Multiple locations': 'prices.plan.multiple',
  'Everything in Premium': 'prices.plan.everything',
  'Unlimited locations': 'prices.plan.unlimitedLocations',
  'White label': 'prices.plan.whiteLabel',
  'Custom integrations': 'prices.plan.integrations',
  'Dedicated account manager': 'prices.plan.manager',
  'Advanced security': 'prices.plan.security',
  'Custom reporting dashboards': 'prices.plan.dashboards',
  'API access': 'prices.plan.api',
  'Multi-tenant management': 'prices.plan.tenants',
  '24/7 phone support': 'prices.plan.phoneSupport',
} as const;

/** The same for texts with a number, in whose place they have a `#`. */
const idsWithNumber = {
  'Up to # reservations per month': 'prices.plan.upTo',
  '# locations': 'prices.plan.locations',
} as const;

const isIn = <Key extends string>(texts: Readonly<Record<Key, string>>, text: string): text is Key =>
  Object.hasOwn(texts, text);

/** A text of a plan in the page's language; one that a newer price list has stays as it is. */
export function planWords(text: string): string {
  if (isIn(ids, text)) return t(ids[text]);
  const withoutNumber = text.replace(/\d+/, '#');
  return isIn(idsWithNumber, withoutNumber)
    ? t(idsWithNumber[withoutNumber], { count: Number(/\d+/.exec(text)) })
    : text;
}
