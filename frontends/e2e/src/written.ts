// cspell:disable
/**
 * Names as their owners write them, each with what others type who look for it: without accents, with the apostrophe of
 * another keyboard, in another case.
 */
export const names: readonly (readonly [name: string, typed: string])[] = [
  ['Siobhán O’Brien', "siobhan o'brien"],
  ['李小龍', '小龍'],
  ['محمد عبد الله', 'عبد'],
  ['مُرتضى علی‌رضا', 'مرتضى'],
  ['Łukasz Żak', 'lukasz zak'],
  ['Zoë Núñez', 'ZOE NUNEZ'],
  ['Zoé Nuñoz'.normalize('NFD'), 'zoe nunoz'],
  ['さかもと・りょう', 'さかもと'],
];

/** The same text with its accents as separate characters, as some keyboards and files write it. */
export const decomposed = (text: string): string => text.normalize('NFD');

/**
 * What owners write to diners, with the signs that end a sentence, and how messages write it: with the dots that no phone
 * takes for a part of a link, and in the letters of SMS where that makes one of two.
 */
export const sentences: readonly (readonly [written: string, sent: string])[] = [
  ['またのお越しをお待ちしております。', 'またのお越しをお待ちしております.'],
  ['満席です！', '満席です!'],
  ['بكل سرور، هل تناسبكم ليلة أخرى؟', 'بكل سرور، هل تناسبكم ليلة أخرى؟'],
  ['À bientôt…', 'À bientôt...'],
];
