import type { Restaurant } from '../lib/api/list-restaurants';
import { t } from './texts';

/** The tabs in their order; the address contains the id. */
const everyTab = [
  'overview',
  'group',
  'tonight',
  'floor-plan',
  'reservations',
  'share-link',
  'guests',
  'reports',
  'settings',
  'billing',
] as const;

export type TabId = (typeof everyTab)[number];
export interface Tab {
  readonly id: TabId;
  readonly label: string;
}

/** A host runs the floor: the evening comes first. Only the owner pays. */
const forHosts: readonly TabId[] = [
  'tonight',
  'reservations',
  'floor-plan',
  'guests',
  'overview',
  'group',
  'share-link',
  'settings',
];

function idsFor(role: Restaurant['role']): readonly TabId[] {
  if (role === 'host') return forHosts;
  return role === 'manager' ? everyTab.filter((id) => id !== 'billing') : everyTab;
}

/**
 * The tabs of a role; the first one is opened by default.
 * @param isOfSeveral the user works in more than one restaurant
 * @param isShared on a shared tablet, where a host has no settings: those of the account are closed there
 */
export const tabsFor = (role: Restaurant['role'], isOfSeveral: boolean, isShared = false): readonly Tab[] =>
  idsFor(role)
    .filter((id) => isOfSeveral || id !== 'group')
    .filter((id) => !isShared || id !== 'settings' || role !== 'host')
    .map((id) => ({ id, label: t(`app.tab.${id}`) }));

/** The tab that an address names; the first one if it names none of them. */
export const tabOf = (name: string | null, tabs: readonly Tab[]): TabId =>
  (tabs.find(({ id }) => id === name) ?? tabs[0])?.id ?? everyTab[0];
