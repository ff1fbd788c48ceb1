import { ApiError } from '@tablewell/api-client';
import { catalog as de } from '@tablewell/languages/pages/de';
import { catalog as en } from '@tablewell/languages/pages/en';
import { setLanguage } from './language';
import { refusalText } from './refusal-text';
import { refusedFields } from './refused-fields';

const refusal = (status: number, code?: string) =>
  new ApiError(status, 'The server’s own words.', [], undefined, code ? { code } : {}, '');
afterEach(() => setLanguage('en', en));

it('are the server’s own texts in English', () => {
  expect(refusalText(refusal(409, 'too-late-to-change'), 'Failed.')).toBe('The server’s own words.');
  expect(refusalText(new Error('odd'), 'Failed.')).toBe('Failed.');
});

it.each([
  [
    409,
    'too-late-to-change',
    'Diese Reservierung kann online nicht mehr geändert werden. Bitte rufen Sie das Restaurant an.',
  ],
  [
    429,
    'too-many-bookings',
    'Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.',
  ],
  [503, undefined, 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.'],
  [409, 'of-a-later-release', 'Fehlgeschlagen.'],
])('are found by status %s and code %s in another language', (status, code, text) => {
  setLanguage('de', de);
  expect(refusalText(refusal(status, code), 'Fehlgeschlagen.')).toBe(text);
});

it('name the field in another language, with the reason of the refusal', () => {
  setLanguage('de', de);
  const details = [{ field: 'reservation_time', message: 'This time has already passed.' }];
  expect(refusedFields(details, 'Vorbei.').errors).toEqual({ time: 'Vorbei.' });
  expect(refusedFields(details).lines).toEqual(['Uhrzeit: Bitte prüfen Sie diese Angabe.']);
});
