import { setTimeout as sleep } from 'node:timers/promises';
import { expectOk, refusal } from './calls.mjs';

/** @typedef {import('./calls.mjs').Call} Call */

/**
 * Signs the demo's owner up, or in where an earlier start did. @param {Call} call
 * @param {{ email: string, password: string, restaurantName: string }} owner
 * @returns {Promise<string>} the token of the session
 */
export async function enter(call, { email, password, restaurantName }) {
  const person = { email, password, firstName: 'Demo', lastName: 'Owner', restaurantName };
  const signedUp = await call('POST', '/api/signup', person);
  if (signedUp.status === 201) await verify(call, email);
  else if (signedUp.status !== 409) throw refusal('sign-up', signedUp);
  return signedUp.body.token ?? (await signIn(call, email, password));
}

/** Follows the link of the newest verification mail. @param {Call} call @param {string} email */
async function verify(call, email) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await call('GET', `/sandbox/api/messages?channel=email&to=${encodeURIComponent(email)}`);
    const found = JSON.stringify(body).match(/verify-email\?token=([A-Za-z0-9_.~-]+)/)?.[1];
    if (found) {
      expectOk('verification', await call('POST', '/api/auth/verify-email', { token: found }));
      return;
    }
    await sleep(100);
  }
  throw new Error('no verification mail arrived');
}

/**
 * A seeding that was interrupted after sign-up: the account exists, but may not be verified yet. @param {Call} call
 * @param {string} email @param {string} password
 */
async function signIn(call, email, password) {
  let answer = await call('POST', '/api/signin', { email, password });
  if (answer.status === 403) {
    await call('POST', '/api/auth/send-verification', { email });
    await verify(call, email);
    answer = await call('POST', '/api/signin', { email, password });
  }
  return expectOk('sign-in', answer).token;
}
