// cspell:disable
/** The characters of GSM 03.38 that take one unit, and those of its extension, which take two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
// cspell:enable
const extension = '^{}\\[~]|€\f';
const unitsOf = new Map([
  ...[...basic].map((character) => [character, 1] as const),
  ...[...extension].map((character) => [character, 2] as const),
]);

/** What an SMS costs: providers charge by segment. */
export interface Segments {
  readonly count: number;
  /** Of GSM-7: characters, those of its extension twice; of UCS-2: UTF-16 units. */
  readonly units: number;
  readonly encoding: 'gsm-7' | 'ucs-2';
}

/** Units of a message that is one segment, and of each of several, which carry a header. */
const room = { 'gsm-7': [160, 153], 'ucs-2': [70, 67] } as const;

/** Counts the segments of an SMS as its provider does; a character that takes two units is never split. */
export function segmentsOf(text: string): Segments {
  const characters = [...text];
  const gsm = characters.map((character) => unitsOf.get(character));
  const encoding = gsm.includes(undefined) ? 'ucs-2' : 'gsm-7';
  const sizes = encoding === 'gsm-7' ? gsm.map((size) => size ?? 1) : characters.map(({ length }) => length);
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, each] = room[encoding];
  if (units <= alone) return { count: 1, units, encoding };
  let count = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      count += 1;
      used = 0;
    }
    used += size;
  }
  return { count, units, encoding };
}
