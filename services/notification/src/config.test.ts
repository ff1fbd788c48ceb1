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

test('WhatsApp needs a number and an approved text in English', () => {
  const settings = {
    ...{ PORT: '1', HTTP_PORT: '1', RPC_PORT: '1', PUBLIC_ORIGIN: 'https://tables.example' },
    TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
  };
  expect(problems({ ...settings, TWILIO_WHATSAPP_FROM: '+14155238886' })).toContain('TWILIO_WHATSAPP_FROM');
  expect(problems({ ...settings, TWILIO_WHATSAPP_CONTENT: 'en=HX1' })).toContain('TWILIO_WHATSAPP_CONTENT');
  expect(problems({ ...settings, TWILIO_WHATSAPP_CONTENT: `tlh=HX${'1'.repeat(32)}` })).toContain(
    'TWILIO_WHATSAPP_CONTENT',
  );
  const valid = problems({ ...settings, TWILIO_WHATSAPP_CONTENT: `en=HX${'1'.repeat(32)}` });
  expect(valid).not.toContain('WHATSAPP');
});
