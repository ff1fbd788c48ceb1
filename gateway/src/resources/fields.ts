/** Inner field names and the names that callers of `/api` use, one table per resource. */
export const reservationFields = {
  partySize: 'guests',
  when: 'reservation_time',
} as const;

export const groupFields = { localDate: 'date', text: 'search' } as const;

/** The cursor of the last entry that was read. */
export const activityFields = { after: 'cursor' } as const;

export const reportFields = { until: 'to' } as const;

export const webhookFields = {
  kinds: 'events',
  pageToken: 'cursor',
  until: 'to',
} as const;

export const restaurantFields = {
  operatingPeriods: 'operatingHours',
  closures: 'closedDays',
  tableTypes: 'tableAvailability',
} as const;
