import { notificationConfig } from './config';

/** The problems of the settings of the SMS provider, by name. */
function problems(settings: Record<string, string>): string {
  try {
    notificationConfig(settings);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test.each(['', 'AC', 'SK0123456789abcdef0123456789abcdef', 'to be found'])(
  'the account "%s" is no account at the SMS provider, and is named at the start',
  (TWILIO_ACCOUNT_SID) => expect(problems({ TWILIO_ACCOUNT_SID })).toContain('TWILIO_ACCOUNT_SID'),
);

test('an account as the provider gives it is taken', () => {
  const TWILIO_ACCOUNT_SID = 'AC0123456789abcdef0123456789abcdef';
  expect(problems({ TWILIO_ACCOUNT_SID })).not.toContain('TWILIO_ACCOUNT_SID');
});
