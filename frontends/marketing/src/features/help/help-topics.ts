/** Questions of restaurants and their guests, by task, as ids of their texts. */
export const helpTopics = [
  {
    id: 'start',
    questions: ['start.setUp', 'start.link', 'start.mail', 'start.password'],
  },
  {
    id: 'tables',
    questions: ['tables.choice', 'tables.offered', 'tables.restore', 'tables.holiday'],
  },
  { id: 'guests', questions: ['guests.messages', 'guests.stop', 'guests.import'] },
  { id: 'billing', questions: ['billing.change', 'billing.plans'] },
  { id: 'diners', questions: ['diners.change', 'diners.data'] },
] as const;
