// Replaces the key by which a process authenticates itself to the others, without an outage, in three steps (README,
// "Rotate keys"). Each prints the lines of `.env` that change: `node --env-file=.env deploy/docker/service-key.mjs next
// gateway`, whose first line is put in place before its second; then `… drop gateway`.
import { generateKeyPairSync } from 'node:crypto';

const [verb, name = ''] = process.argv.slice(2);
const variable = `${name.toUpperCase()}_PRIVATE_KEY`;
const { [variable]: own, SERVICE_PUBLIC_KEYS: all } = process.env;

/** @param {string} message */
function exitWith(message) {
  console.error(message);
  process.exit(1);
}

if (!['next', 'drop'].includes(verb ?? ''))
  exitWith('Usage: service-key.mjs next <name> creates a new key, drop <name> removes the earlier ones.');
if (!own || !all) exitWith(`${variable} and SERVICE_PUBLIC_KEYS are not set: run node --env-file=.env …`);

/** @type {{ kid: string }} */
const { kid } = JSON.parse(own ?? '');
/** @type {{ keys: { kid: string }[] }} */
const { keys } = JSON.parse(all ?? '');
const isOf = (/** @type {{ kid: string }} */ key) => key.kid.split('.')[0] === name;
const print = (/** @type {string} */ setting, /** @type {object} */ value) =>
  console.log(`${setting}='${JSON.stringify(value)}'`);

if (verb === 'drop') {
  print('SERVICE_PUBLIC_KEYS', { keys: keys.filter((key) => !isOf(key) || key.kid === kid) });
} else {
  const numbers = keys.filter(isOf).map((key) => Number(key.kid.split('.')[1] ?? 1));
  const next = `${name}.${Math.max(...numbers) + 1}`;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  print('SERVICE_PUBLIC_KEYS', { keys: [...keys, { ...publicKey.export({ format: 'jwk' }), kid: next }] });
  print(variable, { ...privateKey.export({ format: 'jwk' }), kid: next });
}
