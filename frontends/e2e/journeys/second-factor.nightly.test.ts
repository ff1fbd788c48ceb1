import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { password, sendSignIn } from '../src/account-forms';
import { eventually, makeOwner, type Owner } from '../src/api';
import { violationsOn } from '../src/axe';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';

// A sign-in in two steps: set up in the settings, used at the sign-in page, attacked, and switched off.

const journey = startJourney({ owner: {} });
const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
const passwordField = (page: Page) => section(page).getByRole('textbox', { name: 'Your password' });

/** What an app shows, some periods from now: the product accepts a code a period early. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });

/** Sets it up on a page of the settings; returns what the page shows to the owner. */
async function setUp(page: Page): Promise<{ secret: string; used: string; recoveryCodes: string[] }> {
  await button(page, 'Set up two-step sign-in').click();
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
  await section(page)
    .getByRole('img', { name: /QR code/ })
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const secret = (await section(page).locator('pre').innerText()).replaceAll(' ', '');
  const used = codeOf(secret);
  await section(page).getByLabel('Code that the app shows').fill(used);
  await page.keyboard.press('Enter');
  await section(page).getByRole('group', { name: 'Your recovery codes' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const recoveryCodes = (await section(page).locator('pre').innerText()).split('\n');
  await button(page, 'I have kept them').click();
  return { secret, used, recoveryCodes };
}

const subjectsTo = async (email: string) =>
  (await journey.api.messages(email, 'email')).map(({ subject }) => subject);

test('an owner sets it up, signs in with a recovery code on another device, and switches it off', async () => {
  const { owner } = journey;
  const { page } = await journey.signIn({ path: '/dashboard?tab=settings' });
  const { secret, used, recoveryCodes } = await setUp(page);
  await section(page).getByText('10 recovery codes are left').waitFor();
  await eventually(async () => expect(await subjectsTo(owner.email)).toContain('Two-step sign-in is on'));

  const phone = (await journey.open('phone')).page;
  await phone.goto(`${journey.product.origin}/login`);
  await sendSignIn(phone, owner.email, password);
  await phone.getByRole('heading', { name: 'Enter your code' }).waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  expect(await phone.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await phone.context().cookies()).toEqual([]);
  // The app may still show the code of the set-up.
  await phone.getByRole('textbox', { name: 'Code' }).fill(used);
  await phone.keyboard.press('Enter');
  await phone.getByText('This code is not right, or was used before.').waitFor();
  await button(phone, 'Use a recovery code instead').click();
  await phone.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await phone.keyboard.press('Enter');
  await phone.waitForURL('**/dashboard**');
  await eventually(async () => expect(await subjectsTo(owner.email)).toContain('A recovery code was used'));

  await page.reload();
  await section(page).getByText('9 recovery codes are left').waitFor();
  await button(page, 'Switch off').click();
  await section(page).getByRole('textbox', { name: 'Code or recovery code' }).fill(codeOf(secret, 1));
  await section(page).getByRole('button', { name: 'Switch off' }).click();
  await button(page, 'Set up two-step sign-in').waitFor();
  const { api, email } = owner;
  expect((await api.call('POST', '/api/signin', { email, password })).status).toBe(200);
});

describe('an attacker who knows the password', () => {
  let owner: Owner;
  let secret: string;
  beforeAll(async () => {
    owner = await makeOwner(journey.api);
    const begun = await journeyRpc<{ secret: string; setup: string }>('BeginSecondFactor', { password });
    ({ secret } = begun);
    await journeyRpc('ConfirmSecondFactor', { setup: begun.setup, code: codeOf(secret) });
  });

  async function journeyRpc<B>(method: string, message: object): Promise<B> {
    const path = `/rpc/tablewell.auth.v1.SecondFactorService/${method}`;
    return (await owner.api.call<B>('POST', path, message)).body;
  }
  const signIn = () =>
    journey.api.call<{ challenge: string; token?: string }>('POST', '/api/signin', {
      ...{ email: owner.email, password },
    });
  const finish = (challenge: string, code: string) =>
    journey.api.call('POST', '/api/signin/second-factor', { challenge, code });

  test('gets no session, and none by the challenge in the place of a token', async () => {
    const { status, body, headers } = await signIn();
    expect([status, body.token, headers.get('set-cookie')]).toEqual([403, undefined, null]);
    const { challenge } = body;
    for (const answer of [
      await journey.api.as(challenge).call('GET', '/api/auth/validate'),
      await journey.api.call('POST', '/api/auth/refresh', { refreshToken: challenge }),
      await finish(challenge, '000000'),
    ])
      expect(answer.status).toBe(401);
  });

  test('gets one session at most with a code that was seen, however often it is sent', async () => {
    const challenges = await Promise.all([1, 2, 3, 4].map(signIn));
    const code = codeOf(secret, 1);
    const answers = await Promise.all(challenges.map(({ body }) => finish(body.challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    for (const { body } of challenges) expect((await finish(body.challenge, code)).status).toBe(401);
  });
});
