import { sharingTexts, sharingTextVersion, sharingVersionProblem } from './guest-sharing';

test('a text about sharing that diners agreed to never changes, and the current one is known', () => {
  expect(sharingTexts).toMatchObject({
    '2026-11':
      'Let the restaurants of {group} share my visits and preferences, including allergies, so that each can look after me. I can change this at any time.',
  });
  expect(sharingVersionProblem(sharingTextVersion)).toBeUndefined();
  for (const version of ['', '1999', 'toString'])
    expect(sharingVersionProblem(version)).toContain('not known');
});
