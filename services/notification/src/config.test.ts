import { notificationConfig } from './config';

/** The problems of the SMS provider's settings, by name. */
function problems(settings: Record<string, string>): string {
  try {
    notificationConfig(settings);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test.each(['', 'AC', 'SK0123456789abcdef0123456789abcdef', 'to be found'])(
  'the invalid SMS account "%s" is refused at start with the setting’s name',
  (TWILIO_ACCOUNT_SID) => expect(problems({ TWILIO_ACCOUNT_SID })).toContain('TWILIO_ACCOUNT_SID'),
);

test('a valid account of the SMS provider is accepted', () => {
  const TWILIO_ACCOUNT_SID = 'AC0123456789abcdef0123456789abcdef';
  expect(problems({ TWILIO_ACCOUNT_SID })).not.toContain('TWILIO_ACCOUNT_SID');
});
