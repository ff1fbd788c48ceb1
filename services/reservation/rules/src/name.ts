// cspell:ignore Hira
// What people are called, in any script and from any keyboard (BOOKING-1). The text of the refusal speaks of letters,
// spaces, hyphens and apostrophes alone.

/**
 * At least one letter is visible. Apostrophes are typographic, of other keyboards, or the accents that are typed for one;
 * Armenian and Hebrew have their own. Dots are the periods of abbreviations, and those of joined names; Tibetan has one
 * after every syllable. No language puts five marks on one letter. Persian and Indic spelling needs the joiners, which are invisible, after some letters.
 */
const nameCharacters =
  /^(?=.*(?!\p{DI})\p{L})(?!.*\p{M}{5})([\p{L}\p{M}\p{Zs}\p{Pd}'‘’`´′＇՚׳״.．·‧・･་]|[\p{M}\p{sc=Arab}]\p{Join_C})+$/u;

/** Scripts in which one character may be a whole name. */
const syllable = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/**
 * Names of sites. "St.John" and "J.R.R. Tolkien", typed without a space, are names, and so is "EVIL.COM": messages never
 * show a name as a link.
 */
const link = /\p{L}{2}\.\p{Ll}{2}/u;

/** Whether it is no more than one letter, with its marks. */
export const isShortName = (name: string): boolean => /^.?\p{M}*$/u.test(name) && !syllable.test(name);

/** Whether it consists of letters and of what joins them, and is no link. */
export const hasNameCharacters = (name: string): boolean => nameCharacters.test(name) && !link.test(name);
