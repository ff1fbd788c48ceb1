/** One kind of table, in the settings and on a floor plan. */
export interface TableKind {
  /** The key in a table configuration. */
  readonly key: string;
  readonly seats: number;
  /** The name of the piece on a floor plan. */
  readonly component: string;
  readonly label: string;
}

/** The twelve kinds, smallest first (TABLE-1). */
export const tableKinds: readonly TableKind[] = [
  { key: 'OneTopCircle', seats: 1, component: 'one-top-circle', label: 'Bar Chair' },
  { key: 'TwoTop', seats: 2, component: 'two-top', label: '2-Top Rectangle' },
  { key: 'TwoTopCircle', seats: 2, component: 'two-top-circle', label: '2-Top Circle' },
  { key: 'FourTop', seats: 4, component: 'four-top', label: '4-Top Rectangle' },
  { key: 'FourTopCircle', seats: 4, component: 'four-top-circle', label: '4-Top Circle' },
  { key: 'FourTopCompact', seats: 4, component: 'four-top-compact', label: '4-Top Compact' },
  { key: 'SixTop', seats: 6, component: 'six-top', label: '6-Top Rectangle' },
  { key: 'SixTopCircle', seats: 6, component: 'six-top-circle', label: '6-Top Circle' },
  { key: 'EightTop', seats: 8, component: 'eight-top', label: '8-Top Rectangle' },
  { key: 'EightTopCircle', seats: 8, component: 'eight-top-circle', label: '8-Top Circle' },
  { key: 'TenTop', seats: 10, component: 'ten-top', label: '10-Top Rectangle' },
  { key: 'TenTopCircle', seats: 10, component: 'ten-top-circle', label: '10-Top Circle' },
];

/** The seats of each half hour in a restaurant without tables (TABLE-3). */
export const fallbackSeats = 100;

const words: readonly [string, number][] = [
  ['one', 1],
  ['two', 2],
  ['four', 4],
  ['six', 6],
  ['eight', 8],
  ['ten', 10],
];

/**
 * The seats of a type that is stated only as a count, by its name: its digits, else its number word, else 4 (TABLE-1).
 */
export function seatsInName(name: string): number {
  const digits = /\d+/.exec(name);
  if (digits) return Number(digits[0]);
  const lower = name.toLowerCase();
  return words.find(([word]) => lower.includes(word))?.[1] ?? 4;
}

/** A type's name for people: spaced words, Top as Table: `FourTopCircle` is `Four Table Circle`. */
export function tableTypeLabel(key: string): string {
  return key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/\bTop\b/g, 'Table');
}
