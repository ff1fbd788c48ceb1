import { containsText } from '@tablewell/chassis/mongo';
import { phonePatterns } from '@tablewell/shared/phone-patterns';
import { wordPatterns } from '@tablewell/shared/word-patterns';

/** Shorter beginnings of ids are not searched: they would find others. */
const fewestIdCharacters = 6;
const idCharacters = /^[\w-]+$/;

/**
 * What a text may be of a reservation: the words of its name, digits of its phone in any notation, a part of its notes
 * or e-mail, or the beginning of its id as a diner reads it aloud. Without contacts neither phone nor e-mail is compared: what is found
 * would tell them digit by digit (ROLE-8).
 */
export function searchFilters(text: string, country: string | undefined, withContacts: boolean) {
  const literal = containsText(text);
  const words = wordPatterns(text);
  const isId = text.length >= fewestIdCharacters && idCharacters.test(text);
  return [
    { name: literal },
    ...(words.length > 0 ? [{ $and: words.map((name) => ({ name })) }] : []),
    { notes: literal },
    ...(withContacts
      ? [
          ...phonePatterns(text, country).map((phoneNumber) => ({ phoneNumber })),
          { phoneNumber: literal },
          { email: literal },
        ]
      : []),
    ...(isId ? [{ _id: new RegExp(`^${text}`, 'i') }] : []),
  ];
}
