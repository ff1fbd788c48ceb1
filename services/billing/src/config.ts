import { makeValidator, readConfig, secret, serviceSpec, str, wholeNumber } from '@tablewell/chassis/config';
import { isEmail } from '@tablewell/shared/email';
import { parseContact } from './domain/support';

const address = makeValidator<string>((input) => {
  if (input !== '' && !isEmail(input)) throw new Error('must be an e-mail address');
  return input;
});
const phone = makeValidator<string>((input) => {
  if (input !== '' && !/^\+[1-9]\d{6,14}$/.test(input))
    throw new Error('must be a number such as +15550100009');
  return input;
});
const contact = makeValidator<string>((input) => {
  if (input !== '' && !parseContact(input))
    throw new Error('must be a name with an address: Grace Hopper <grace@example.com>');
  return input;
});

/** The settings. At start, every invalid one is reported. */
export const billingConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      STRIPE_API_KEY: secret({ desc: 'Secret key of the card provider' }),
      STRIPE_WEBHOOK_SECRET: secret({ desc: 'Signs the card provider’s webhooks' }),
      STRIPE_BASE_URL: str({ default: '', desc: 'Another address of the card provider; empty for its own' }),
      TRIAL_DAYS: wholeNumber(0, 365, { default: 30, desc: 'Days of trial granted; 0: no trial' }),
      TRIAL_DAYS_ADVERTISED: wholeNumber(0, 365, {
        default: 14,
        desc: 'Days that landing and marketing pages say',
      }),
      PREMIUM_MAX_RESTAURANTS: wholeNumber(1, 1_000, {
        default: 1,
        desc: 'Restaurants that Premium includes',
      }),
      SUPPORT_EMAIL: address({ default: '', desc: 'Support for every plan; empty: none' }),
      PRIORITY_SUPPORT_EMAIL: address({
        default: '',
        desc: 'Support for Premium and Enterprise; empty: none',
      }),
      SUPPORT_PHONE: phone({ default: '', desc: 'Answered day and night, for Enterprise; empty: none' }),
      ACCOUNT_MANAGER: contact({ default: '', desc: 'Name and address, for Enterprise; empty: none' }),
    },
    env,
  );
