/**
 * The features of Tablewell, in the order of a restaurant's day, as ids of their texts. The product has all of them
 * today.
 */
export const featureGroups = [
  {
    id: 'reservations',
    points: ['reservations.link', 'reservations.availability', 'reservations.changes'],
  },
  { id: 'tables', points: ['tables.smallest', 'tables.plans', 'tables.chart'] },
  { id: 'guests', points: ['guests.list', 'guests.import', 'guests.privacy'] },
  { id: 'messages', points: ['messages.sent', 'messages.live', 'messages.zone'] },
  { id: 'days', points: ['days.hours', 'days.numbers', 'days.phone'] },
] as const;

export type FeatureGroup = (typeof featureGroups)[number];
