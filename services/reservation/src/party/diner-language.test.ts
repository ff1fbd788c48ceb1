import { languageProblems } from './diner-language';

test.each(['', 'en', 'ja', 'pt-BR', 'zh-Hant-TW'])('"%s" can be the language of a diner', (language) => {
  expect(languageProblems(language)).toEqual([]);
});

test.each(['German', 'e', 'de_DE', '../en', 'x'.repeat(100)])(
  '"%s" is refused with the name of its field',
  (language) => {
    expect(languageProblems(language)).toMatchObject([{ field: 'language' }]);
  },
);
