import type { CDPSession, Page } from 'playwright-core';
import { password } from '../src/account-forms';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { startJourney } from '../src/journey';
import { button } from '../src/pages';

// Passkeys in Chromium, whose virtual authenticator makes them and signs as a phone does: added in the settings, used at the sign-in
// page by the button and by autofill, and removed.

const journey = startJourney({ owner: {} });
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** A page of sign-in in a browser that fills in no passkeys: Chromium would take the only one at once. */
const withoutAutofill = '/login?without-autofill';
const hideAutofill = (page: Page) =>
  page.addInitScript(() => {
    if (!location.search.includes('without-autofill')) return;
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** A synced authenticator whose owner says yes at once; it counts its passkeys. */
async function addAuthenticator(page: Page): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      ...{ automaticPresenceSimulation: true, defaultBackupEligibility: true, defaultBackupState: true },
    },
  });
  return async () => {
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.length;
  };
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

const subjectsTo = async (email: string) =>
  (await journey.api.messages(email, 'email')).map(({ subject }) => subject);

test('an owner adds a passkey, signs in with it by the button and by autofill, and removes it', async () => {
  const { owner } = journey;
  const { page } = await journey.signIn({ path: '/dashboard?tab=settings' });
  await hideAutofill(page);
  const countPasskeys = await addAuthenticator(page);

  await button(page, 'Add a passkey').click();
  await section(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await section(page).getByLabel('Name of the passkey').fill('Ada’s phone');
  await page.keyboard.press('Enter');
  await section(page).getByText('On your synced devices').waitFor();
  await section(page).getByText('Not used yet').waitFor();
  expect(await countPasskeys()).toBe(1);
  expect(await violationsOn(page)).toEqual([]);
  await eventually(async () => expect(await subjectsTo(owner.email)).toContain('A passkey was added'));

  // The same authenticator makes no second one.
  await button(page, 'Add a passkey').click();
  await section(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await section(page).getByLabel('Name of the passkey').waitFor();
  await page.keyboard.press('Enter');
  await section(page).getByText('There is a passkey for your account on this device already.').waitFor();
  await button(page, 'Cancel').click();

  await signOut(page);
  await page.goto(`${journey.product.origin}${withoutAutofill}`);
  await button(page, 'Sign in with a passkey').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Sign in with a passkey').click();
  await page.waitForURL('**/dashboard**');

  // Chromium takes the only passkey that it could fill in.
  await signOut(page);
  await page.goto(`${journey.product.origin}/login`);
  await page.waitForURL('**/dashboard**');

  await page.goto(`${journey.product.origin}/dashboard?tab=settings`);
  await section(page).getByText('Last used on').waitFor();
  await button(page, 'Remove Ada’s phone').click();
  await section(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await section(page).getByText('You have no passkeys yet.').waitFor();
  // The page reported the removed passkey to the browser, which no longer offers it.
  await eventually(async () => expect(await countPasskeys()).toBe(0));
  await eventually(async () => expect(await subjectsTo(owner.email)).toContain('A passkey was removed'));

  await signOut(page);
  await page.goto(`${journey.product.origin}${withoutAutofill}`);
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('No passkey was used.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the options of a sign-in are the same for everybody, but for their challenge', async () => {
  const begin = async () =>
    (await journey.api.call<{ challenge: string; rpId: string }>('POST', '/api/auth/passkey/options')).body;
  const [first, second] = [await begin(), await begin()];
  expect(first.challenge).not.toBe(second.challenge);
  expect(first).toEqual({
    ...{ challenge: expect.any(String) as string, rpId: 'localhost', timeout: 300_000 },
    ...{ allowCredentials: [], userVerification: 'required' },
  });
});
