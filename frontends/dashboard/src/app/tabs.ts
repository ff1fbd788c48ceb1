/** The tabs in their order (spec, section 2); the id is what stands in the address. */
export const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'floor-plan', label: 'Floor Plan' },
  { id: 'reservations', label: 'Reservations' },
  { id: 'share-link', label: 'Share Link' },
  { id: 'guests', label: 'Guests' },
  { id: 'settings', label: 'Settings' },
  { id: 'billing', label: 'Billing' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** The tab that an address names; the overview when it names none of ours. */
export const tabOf = (name: string | null): TabId => tabs.find(({ id }) => id === name)?.id ?? 'overview';
