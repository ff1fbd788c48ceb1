/** The letters of the 7-bit GSM alphabet, and those that take two places in it. */
const basic =
  // cspell:disable-next-line
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';
const places = new Map<string, number>([
  ...[...basic].map((letter) => [letter, 1] as const),
  ...[...extended].map((letter) => [letter, 2] as const),
]);

/** The places of one segment alone, and of each of several, which name their order. */
const roomOf = { gsm: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const;

/** How a carrier sends a text: one letter outside the GSM alphabet makes all of it UCS-2. */
export interface Segments {
  readonly encoding: 'gsm' | 'ucs2';
  /** The billed segments. */
  readonly count: number;
  /** The places that the text takes. */
  readonly units: number;
}

/** The segments of an SMS, as providers count them (MESSAGE-23): a letter is never divided. */
export function segmentsOf(text: string): Segments {
  const letters = [...text];
  const encoding = letters.every((letter) => places.has(letter)) ? 'gsm' : 'ucs2';
  const sizes = letters.map((letter) => (encoding === 'gsm' ? (places.get(letter) ?? 1) : letter.length));
  const { alone, each } = roomOf[encoding];
  const units = sizes.reduce((sum, size) => sum + size, 0);
  if (units <= alone) return { encoding, count: 1, units };
  let count = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      count += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, count, units };
}

/** The letters of a text that are outside the GSM alphabet, once each. */
export const outsideGsm = (text: string): string[] => [
  ...new Set([...text].filter((letter) => !places.has(letter))),
];

const plainSigns: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '´': "'", '`': "'", '′': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', '…': '...', '•': '-', '·': '-' },
  ...{ '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ' },
};

/** A text with typographic signs in their plain form, if the whole of it then fits the GSM alphabet; else as it is. */
export function smsForm(text: string): string {
  const plain = [...text].map((sign) => plainSigns[sign] ?? sign).join('');
  return outsideGsm(plain).length === 0 ? plain : text;
}

/** A date or time in the GSM alphabet: without the accents that it lacks. */
export function withoutForeignAccents(text: string): string {
  return [...text]
    .map((letter) => (places.has(letter) ? letter : letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')))
    .join('');
}
