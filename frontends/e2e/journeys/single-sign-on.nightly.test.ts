import { password, sendSignIn } from '../src/account-forms';
import { eventually, linkIn } from '../src/api';
import { violationsOn } from '../src/axe';
import { startJourney } from '../src/journey';
import { announced, button } from '../src/pages';
import { buyPlan } from '../src/plans';
import type { Page } from 'playwright-core';

// An owner connects the sandbox's identity provider and tries a sign-in; a host signs in by it; signing out there, and a removal by SCIM, end the session.

const journey = startJourney({ owner: {} });
const domain = 'company.example';
const mara = `mara@${domain}`;
const section = (page: Page) => page.getByRole('region', { name: 'Single sign-on' });
/** As the sandbox knows the product. */
const client = { id: 'tablewell', secret: 'sandbox-company-secret' };

async function signInByCompany(page: Page): Promise<void> {
  await page.goto(`${journey.product.origin}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(mara);
  await button(page, 'Sign in with your company').click();
  await page.getByRole('button', { name: 'Sign in as Mara Lind' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
}

/** Whether the browser's cookies are still those of a session. */
const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.request.get(`${journey.product.origin}/api/auth/validate`)).status() === 200;

test('an owner on Enterprise connects the provider, proves the domain and switches it on', async () => {
  const owner = await journey.signIn({ path: '/dashboard?tab=settings' });
  const { page } = owner;
  await section(page).getByText('Single sign-on is part of the Enterprise plan.').waitFor();
  await buyPlan(journey.owner, owner, 'enterprise');
  await eventually(async () => {
    await page.reload();
    await section(page).getByLabel('Issuer').waitFor({ timeout: 2_000 });
  });
  await section(page).getByLabel('Issuer').fill(`${journey.product.origin}/sandbox/company`);
  await section(page).getByLabel('Client id').fill(client.id);
  await section(page).getByRole('textbox', { name: 'Client secret' }).fill('wrong');
  await button(page, 'Save connection').click();
  await button(page, 'Test connection').click();
  await page.getByText(/the secret is another one/).waitFor();
  await section(page).getByRole('textbox', { name: 'Client secret' }).fill(client.secret);
  await button(page, 'Save connection').click();
  await button(page, 'Test connection').click();
  await section(page).getByText('Tested', { exact: true }).waitFor();
  await section(page).getByRole('textbox', { name: 'Domain' }).fill(domain);
  await button(page, 'Add domain').click();
  await button(page, 'Check record').click();
  await section(page).getByText('Proven', { exact: true }).waitFor();
  await section(page).getByRole('button', { name: 'Who chooses it' }).click();
  await section(page)
    .getByText(/may choose it on the sign-in page/)
    .waitFor();
  await section(page).getByRole('textbox', { name: 'Claim' }).fill('groups');
  await button(page, 'Add a value').click();
  await section(page).getByRole('textbox', { name: 'Value 1' }).fill('Restaurant managers');
  await section(page).getByLabel('Role for value 1').selectOption('Manager');
  await button(page, 'Save roles').click();
  await announced(page, 'status', 'Roles saved');
  expect(await violationsOn(page)).toEqual([]);
});

test('the owner tries a sign-in, sees that Mara works nowhere yet, and stays who they are', async () => {
  const { page } = await journey.open('desk');
  await page.goto(`${journey.product.origin}/login`);
  // As people do it: what comes back from the provider is for the session of the cookies.
  await sendSignIn(page, journey.owner.email, password);
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await page.goto(`${journey.product.origin}/dashboard?tab=settings`);
  await button(page, 'Try a sign-in').click();
  await page.getByRole('button', { name: 'Sign in as Mara Lind' }).click();
  await section(page)
    .getByText(/Nobody with this address works in your restaurants/)
    .waitFor();
  await section(page).getByText('Manager, for Restaurant managers, Everybody').waitFor();
  expect(page.url()).not.toContain('trial');
  expect(await violationsOn(page)).toEqual([]);
});

test('an invited host signs in by it with the role of their group, and signing out there ends the session here', async () => {
  const { api, restaurantId } = journey.owner;
  const invitation = { restaurantId, email: mara, role: 'ROLE_HOST' };
  await api.call('POST', '/rpc/tablewell.auth.v1.StaffService/InviteStaff', invitation);
  const { page } = await journey.open('desk');
  await signInByCompany(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await isSignedIn(page)).toBe(true);
  expect(page.url()).not.toContain('code=');
  const staff = '/rpc/tablewell.auth.v1.StaffService/ListStaff';
  const { body } = await api.call<{ members: object[] }>('POST', staff, { restaurantId });
  expect(body.members).toContainEqual(expect.objectContaining({ email: mara, role: 'ROLE_MANAGER' }));

  const other = await page.context().newPage();
  await other.goto(`${journey.product.origin}/sandbox/company/session/end`);
  await other.getByRole('button', { name: /yes/i }).click();
  await eventually(async () => expect(await isSignedIn(page)).toBe(false));
});

test('a host whom the provider removes by SCIM is out within seconds', async () => {
  const { api, restaurantId } = journey.owner;
  const { body } = await api.call<{ token: string }>(
    'POST',
    '/rpc/tablewell.auth.v1.SsoService/CreateScimToken',
    { restaurantId },
  );
  const scim = (method: string, path: string, content?: object) =>
    fetch(`${journey.product.origin}/scim/v2${path}`, {
      ...{
        method,
        headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/scim+json' },
      },
      ...(content ? { body: JSON.stringify(content) } : {}),
    });
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
  const made = await scim('POST', '/Users', { schemas, userName: mara, active: true });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const { page } = await journey.open('desk');
  await signInByCompany(page);
  expect(await isSignedIn(page)).toBe(true);
  const patched = await scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  });
  expect(patched.status).toBe(200);
  await eventually(async () => expect(await isSignedIn(page)).toBe(false));
  await page.goto(`${journey.product.origin}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(mara);
  await button(page, 'Sign in with your company').click();
  await page.getByText('You work in none of the restaurants that sign in this way.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('once it is required, a password opens nothing, and the owner’s still does', async () => {
  const { api, restaurantId } = journey.owner;
  const invitation = { restaurantId, email: `tom@${domain}`, role: 'ROLE_HOST' };
  await api.call('POST', '/rpc/tablewell.auth.v1.StaffService/InviteStaff', invitation);
  const link = await eventually(async () =>
    linkIn((await journey.api.messages(`tom@${domain}`, 'email'))[0]?.html ?? '', '/accept-invitation'),
  );
  const token = new URL(link).searchParams.get('token');
  await api.call('POST', '/rpc/tablewell.auth.v1.StaffService/AcceptInvitation', {
    ...{ token, firstName: 'Tom', lastName: 'Okafor', password },
  });
  const state = { restaurantId, state: 'SSO_STATE_REQUIRED' };
  await api.call('POST', '/rpc/tablewell.auth.v1.SsoService/SetSsoState', state);
  const { page } = await journey.open('desk');
  await page.goto(`${journey.product.origin}/login`);
  await sendSignIn(page, `tom@${domain}`, password);
  await page.getByText('Your company requires its own sign-in.').waitFor();
  await sendSignIn(page, journey.owner.email, password);
  await page.waitForURL((url) => url.pathname === '/dashboard');
});
