// The plausible week that a first run shows. Everything is derived from the date and a number, so that an interrupted
// seeding continues with the same reservations.

const guests = [
  ['Maria Alvarez', '(212) 555-0114'],
  ['James Whitfield', '(212) 555-0127'],
  ['Aisha Rahman', '(646) 555-0139'],
  ["Siobhan O'Neill", '(917) 555-0142'],
  ['Tomasz Nowak', '(212) 555-0155'],
  ['Grace Kim', '(646) 555-0163'],
  ['Daniel Cohen', '(718) 555-0171'],
  ['Priya Nair', '(347) 555-0184'],
  ['Lucas Moreau', '(212) 555-0190'],
  ['Hannah Schmidt', '(929) 555-0106'],
  ['Wei Zhang', '(646) 555-0118'],
  ['Olivia Brooks', '(917) 555-0133'],
  ['Mateo Rossi', '(718) 555-0149'],
  ['Fatima Zahra', '(347) 555-0158'],
  ['Noah Williams', '(212) 555-0176'],
  ['Ingrid Larsen', '(929) 555-0187'],
];
const notes = [
  '',
  '',
  '',
  'Birthday, a candle would be lovely',
  'Window table if possible',
  'One high chair',
  'Nut allergy',
  '',
];
const sources = [
  'direct',
  'direct',
  'https://www.google.com/',
  'https://www.instagram.com/',
  'https://maps.google.com/',
];
const parties = [2, 2, 4, 2, 3, 4, 2, 6, 2, 5, 4, 2, 8, 3];
const lunch = ['12:00', '12:30', '13:00', '13:30'];
const dinner = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];

export const restaurantSettings = {
  name: 'Osteria Lume',
  phoneNumber: '(212) 555-0100',
  operatingHours: [
    {
      name: 'Lunch',
      openingTime: '11:30',
      closingTime: '15:00',
      reservationInterval: '30',
      daysOfWeek: [0, 2, 3, 4, 5, 6],
    },
    {
      name: 'Dinner',
      openingTime: '17:30',
      closingTime: '22:30',
      reservationInterval: '30',
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  tableAvailability: {
    TwoTop: { count: 6, capacity: 2 },
    FourTop: { count: 6, capacity: 4 },
    SixTop: { count: 2, capacity: 6 },
    EightTop: { count: 1, capacity: 8 },
  },
};

/**
 * Reservations of one local date, as `POST /api/reservations` takes them.
 * @param {string} date YYYY-MM-DD
 * @param {number} weekday 0 to 6
 */
export function reservationsOf(date, weekday) {
  const seed = Number(date.replaceAll('-', ''));
  const isBusy = weekday === 5 || weekday === 6;
  const starts = [
    ...(weekday === 1 ? [] : lunch.slice(0, isBusy ? 4 : 2)),
    ...dinner,
    ...(isBusy ? dinner : []),
  ];
  /** @template T @param {readonly T[]} list @param {number} index @returns {T} */
  const pick = (list, index) => /** @type {T} */ (list[(seed * 7 + index * 5) % list.length]);
  return starts.map((time, index) => {
    const [name = '', phoneNumber = ''] = pick(guests, index);
    return {
      name,
      phoneNumber,
      guests: pick(parties, index * 3 + 1),
      notes: pick(notes, index * 7 + 2),
      reservation_time: `${date}T${time}`,
      originalReferer: pick(sources, index),
      recaptchaToken: 'sandbox-pass',
    };
  });
}

/** The next days, today first, as local dates of a zone. @param {Date} now @param {number} count @param {string} timeZone */
export function nextDays(now, count, timeZone) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const today = Date.parse(`${format.format(now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today + index * 86_400_000);
    return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() };
  });
}

/**
 * The demo's room: the tables of its settings, in rows by size. Numbered in the order in which a guest would pass them.
 */
export function floorPlan() {
  const rows = [
    { type: 'two-top', count: 6, y: 110, step: 160 },
    { type: 'four-top', count: 6, y: 280, step: 160 },
    { type: 'six-top', count: 2, y: 450, step: 300 },
    { type: 'eight-top', count: 1, y: 450, step: 300, from: 2 },
  ];
  const tables = rows.flatMap(({ type, count, y, step, from = 0 }) =>
    Array.from({ length: count }, (_, index) => ({
      type,
      position: { x: 120 + (from + index) * step, y },
      rotation: 0,
    })),
  );
  return tables.map((table, index) => ({
    id: `demo-${index + 1}`,
    ...table,
    tableNumber: String(index + 1),
  }));
}
