import { containsText } from '@tablewell/chassis/mongo';
import { phonePatterns } from '@tablewell/shared/phone-patterns';
import { wordPatterns } from '@tablewell/shared/word-patterns';
import type { GuestQuery } from '../../ports';

/**
 * Guests whom a text finds: by the words of the name in any order and without their marks, by digits of the phone in any
 * notation, or by a part of the e-mail. Without contacts by the name alone: what is found would tell the others digit by digit
 * (ROLE-8).
 */
export function matching(
  search: string,
  { country, withContacts }: Pick<GuestQuery, 'country' | 'withContacts'>,
) {
  if (search === '') return {};
  const literal = containsText(search);
  const words = wordPatterns(search);
  return {
    $or: [
      { name: literal },
      ...(words.length > 0 ? [{ $and: words.map((name) => ({ name })) }] : []),
      ...(withContacts
        ? [
            ...phonePatterns(search, country).flatMap((digits) => [
              { phoneNumber: digits },
              { phone: digits },
            ]),
            { phoneNumber: literal },
            { email: literal },
          ]
        : []),
    ],
  };
}
