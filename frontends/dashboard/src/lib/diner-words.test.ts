import { allergyWords, areaWords, cardWords, dietWords, dietaryWords, lateWords } from './diner-words';

test('what a party does not eat is one line, with its own words last', () => {
  expect(dietaryWords({ dietary: ['vegan', 'nut-allergy'], dietaryNotes: 'No sesame' })).toBe(
    'Vegan, nut allergy; No sesame',
  );
  expect(dietaryWords({ dietary: ['low-salt'] })).toBe('low-salt');
  expect(dietaryWords({})).toBe('');
});

test('what can make a guest ill is separate from diets', () => {
  const rosa = { dietary: ['vegan', 'nut-allergy', 'gluten-free'], dietaryNotes: 'carries EpiPen' };
  expect(allergyWords(rosa)).toBe('Nut allergy, gluten-free; carries EpiPen');
  expect(dietWords(rosa)).toBe('Vegan');
  expect(allergyWords({ dietary: ['kosher'] })).toBe('');
  expect(allergyWords({ dietary: [], dietaryNotes: 'no sesame' })).toBe('no sesame');
});

test('a late party shows when it announced that, in the restaurant’s time zone', () => {
  const saidAt = Date.parse('2026-11-20T18:05:00Z');
  expect(lateWords({ late: { minutes: 20, saidAt } }, 'Europe/Rome')).toBe('20 min late, said at 7:05 PM');
  expect(lateWords({}, 'Europe/Rome')).toBe('');
});

test('a card starts with the area that the diner asked for', () => {
  expect(cardWords({ area: 'Terrace', dietary: ['vegan'] })).toBe('Asked for: Terrace · Vegan');
  expect(areaWords({})).toBe('');
});

test('a card has dietary needs first, and the latest message last', () => {
  const messages = ['First', 'We bring a dog'].map((words, id) => ({ id: String(id), words, sentAt: 0 }));
  expect(cardWords({ dietary: ['vegan'], occasion: 'birthday', messages })).toBe(
    'Vegan · Birthday · “We bring a dog”',
  );
});
