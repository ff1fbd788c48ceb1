import { ApiError } from '@tablewell/api-client';
import { loadTexts } from '../../lib/language';
import { refusalText, refusedFields } from './refusal-text';

const refusal = (status: number, code?: string, fields: readonly string[] = []) =>
  new ApiError(
    status,
    'The server’s text.',
    fields.map((field) => ({ field, message: `The server’s text about ${field}.` })),
    undefined,
    code ? { code } : {},
    '',
  );

async function readIn(language: string): Promise<void> {
  document.documentElement.lang = language;
  await loadTexts(language);
}

afterEach(() => readIn('en'));

it('is the server’s text in English', () => {
  expect(refusalText(refusal(401, 'bad-credentials'), 'Failed.')).toBe('The server’s text.');
  expect(refusedFields(refusal(400, 'invalid', ['email']), ['email'])).toEqual({
    email: 'The server’s text about email.',
  });
});

it.each([
  [401, 'bad-credentials', 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.'],
  [
    429,
    'too-many-sign-ups',
    'Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.',
  ],
  [503, undefined, 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.'],
  [409, 'of-a-later-release', 'Fehlgeschlagen.'],
])('is found by status %s and code %s in another language', async (status, code, text) => {
  await readIn('de');
  expect(refusalText(refusal(status, code), 'Fehlgeschlagen.')).toBe(text);
});

it('is found by the field in another language, and leaves out fields that the form does not have', async () => {
  await readIn('de');
  const refused = refusal(400, 'invalid', ['email', 'password', 'recaptchaToken', 'timezone']);
  expect(refusedFields(refused, ['email', 'password', 'recaptchaToken'])).toEqual({
    email: 'Bitte prüfen Sie diese Angabe.',
    password: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    recaptchaToken: 'Bitte führen Sie die reCAPTCHA-Prüfung noch einmal durch.',
  });
  expect(refusedFields(new Error('odd'), ['email'])).toEqual({});
});
