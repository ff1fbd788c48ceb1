/** @jest-environment node */
import { pageLanguageFor } from '../page-language';
import { periodName } from './period-name';

// cspell:disable
test.each([
  ['en', 'Service, Lunch, Dinner'],
  ['es', 'Servicio, Almuerzo, Cena'],
  ['fr', 'Service, Déjeuner, Dîner'],
  ['de', 'Service, Mittagessen, Abendessen'],
  ['ja', '営業時間, ランチ, ディナー'],
  ['ar', 'الخدمة, الغداء, العشاء'],
])('in %s the names that the product gives are %s', (acceptLanguage, expected) => {
  const { t } = pageLanguageFor({ url: '/', cookie: undefined, acceptLanguage });
  expect(['Service', 'Lunch', 'Dinner'].map((name) => periodName(name, t)).join(', ')).toBe(expected);
});
// cspell:enable

test.each(['Brunch', 'lunch', 'Late Dinner', 'constructor', ''])('%j is the owner’s own name', (name) => {
  const { t } = pageLanguageFor({ url: '/', cookie: undefined, acceptLanguage: 'fr' });
  expect(periodName(name, t)).toBe(name);
});
