// The demo's room, as `SaveLayout` takes it: a dining room with a bar, and a terrace. Tables are numbered in the order in
// which a guest would pass them; those of the terrace begin at 21.

export const areas = /** @type {const} */ ({ inside: 'Dining Room', outside: 'Terrace' });

/** Rows of tables: the first number, the type, where the row begins, and how far apart its tables are. */
const rows = [
  { from: 1, count: 5, type: 'two-top', x: 90, y: 110, step: 130, area: areas.inside },
  { from: 6, count: 4, type: 'four-top', x: 90, y: 260, step: 165, area: areas.inside },
  { from: 10, count: 3, type: 'four-top-circle', x: 90, y: 410, step: 165, area: areas.inside },
  { from: 13, count: 2, type: 'six-top', x: 100, y: 560, step: 220, area: areas.inside },
  { from: 15, count: 1, type: 'eight-top-circle', x: 590, y: 430, step: 0, area: areas.inside },
  { from: 21, count: 4, type: 'two-top-circle', x: 910, y: 120, step: 110, area: areas.outside },
  { from: 25, count: 3, type: 'four-top-circle', x: 920, y: 290, step: 140, area: areas.outside },
  { from: 28, count: 2, type: 'four-top', x: 930, y: 460, step: 180, area: areas.outside },
];

/** Neighbors that are pushed together for larger parties, and the sizes of those. */
const pairs = [
  { tables: ['1', '2'], smallest: 3, largest: 4 },
  { tables: ['4', '5'], smallest: 3, largest: 4 },
  { tables: ['6', '7'], smallest: 5, largest: 8 },
  { tables: ['8', '9'], smallest: 5, largest: 8 },
  { tables: ['13', '14'], smallest: 9, largest: 12 },
  { tables: ['28', '29'], smallest: 5, largest: 8 },
];

const idOf = (/** @type {string | number} */ number) => `demo-${number}`;

export const tables = rows.flatMap(({ from, count, type, x, y, step, area }) =>
  Array.from({ length: count }, (_, index) => ({
    id: idOf(from + index),
    type,
    x: x + index * step,
    y,
    rotation: 0,
    tableNumber: String(from + index),
    area,
    audience: 'TABLE_AUDIENCE_EVERYONE',
  })),
);

export const details = {
  combinations: pairs.map(({ tables: numbers, smallest, largest }) => ({
    id: idOf(numbers.join('-')),
    componentIds: numbers.map(idOf),
    smallestParty: smallest,
    largestParty: largest,
  })),
  background: [
    piece('room', 'AREA', { x: 440, y: 370, width: 800, height: 640 }, areas.inside),
    piece('terrace', 'AREA', { x: 1110, y: 370, width: 500, height: 640 }, areas.outside),
    piece('wall', 'WALL', { x: 850, y: 210, width: 14, height: 320 }),
    piece('glass', 'WALL', { x: 850, y: 570, width: 14, height: 240 }),
    piece('passage', 'DOOR', { x: 850, y: 410, width: 14, height: 80 }),
    piece('bar', 'BAR', { x: 690, y: 620, width: 240, height: 64 }, 'Bar'),
    piece('entrance', 'DOOR', { x: 440, y: 684, width: 90, height: 14 }, 'Entrance'),
  ],
};

/** @param {string} name @param {string} kind @param {{ x: number, y: number, width: number, height: number }} box */
function piece(name, kind, box, label = '') {
  return { id: idOf(name), kind: `BACKGROUND_KIND_${kind}`, ...box, rotation: 0, label };
}

/** The tables of each server. */
export const sections = [
  { server: 'Giulia', tableNumbers: numbersFrom(1, 9) },
  { server: 'Marco', tableNumbers: numbersFrom(10, 15) },
  { server: 'Noor', tableNumbers: numbersFrom(21, 29) },
];

/** @param {number} first @param {number} last */
function numbersFrom(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
