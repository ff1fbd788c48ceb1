// `node deploy/docker/make-env.mjs > .env`: fresh keys and secrets for one installation, and the settings to fill in.
// Compose refuses to start while any of them is missing; there are no defaults for secrets.
import { generateKeyPairSync, randomBytes } from 'node:crypto';

const names = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];
const pair = (kid) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: { ...privateKey.export({ format: 'jwk' }), kid },
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid },
  };
};
const pairs = names.map((name) => ({ name, ...pair(name) }));
const line = (name, value) =>
  console.log(`${name}='${typeof value === 'string' ? value : JSON.stringify(value)}'`);

line('SERVICE_PUBLIC_KEYS', { keys: pairs.map(({ publicKey }) => publicKey) });
for (const { name, privateKey } of pairs) line(`${name.toUpperCase()}_PRIVATE_KEY`, privateKey);
line('ACCESS_TOKEN_PRIVATE_KEY', pair(randomBytes(8).toString('hex')).privateKey);
// The letter in front: the broker reads a password of digits as a number.
const password = () => `p${randomBytes(24).toString('hex')}`;
for (const name of names) {
  line(`${name.toUpperCase()}_MONGODB_PASSWORD`, password());
  line(`${name.toUpperCase()}_NATS_PASSWORD`, password());
}
line('MONGODB_ROOT_PASSWORD', password());
line('MONGODB_MEMBER_KEY', randomBytes(48).toString('base64'));

console.log('\n# To fill in: where people reach it, and the accounts at the providers.');
for (const name of [
  'PUBLIC_ORIGIN',
  'EDGE_ADDRESS',
  'GOOGLE_CLIENT_ID',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'STRIPE_API_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM_NUMBER',
  'SMTP_URL',
  'MAIL_FROM',
]) {
  console.log(`${name}=`);
}
