import type { Restaurant } from '../lib/api/list-restaurants';

/** The tabs in their order; the address carries the id. */
const everyTab = [
  { id: 'overview', label: 'Overview' },
  { id: 'tonight', label: 'Tonight' },
  { id: 'floor-plan', label: 'Floor Plan' },
  { id: 'reservations', label: 'Reservations' },
  { id: 'share-link', label: 'Share Link' },
  { id: 'guests', label: 'Guests' },
  { id: 'settings', label: 'Settings' },
  { id: 'billing', label: 'Billing' },
] as const;

export type Tab = (typeof everyTab)[number];
export type TabId = Tab['id'];

/** A host runs the room: that comes first. Only the owner pays. */
const forHosts: readonly TabId[] = [
  'tonight',
  'reservations',
  'floor-plan',
  'guests',
  'overview',
  'share-link',
  'settings',
];

/** The tabs of a role; the first one is where a person lands. */
export function tabsFor(role: Restaurant['role']): readonly Tab[] {
  if (role === 'host') return forHosts.flatMap((id) => everyTab.filter((tab) => tab.id === id));
  return role === 'manager' ? everyTab.filter(({ id }) => id !== 'billing') : everyTab;
}

/** The tab that an address names; the first one when it names none of these. */
export const tabOf = (name: string | null, tabs: readonly Tab[]): TabId =>
  (tabs.find(({ id }) => id === name) ?? tabs[0] ?? everyTab[0]).id;
