import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/render-dashboard';
import { fieldRefusal, rpcRefusal } from '../../testing/rpc-refusal';
import { SsoSection } from './sso-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const uris = {
  redirectUri: 'https://tables.example/api/auth/sso/callback',
  logoutUri: 'https://tables.example/api/auth/sso/backchannel-logout',
  scimUri: 'https://tables.example/scim/v2',
};
const domain = { name: 'company.example', recordName: '_tablewell.company.example', recordValue: 'proof' };
const connection = {
  ...{ issuer: 'https://login.company.example', clientId: 'tablewell' },
  ...{ state: 'SSO_STATE_OFF', defaultRole: 'ROLE_HOST', domains: [domain] },
};
const ready = {
  ...connection,
  ...{ testedAt: '2026-11-20T12:00:00Z', domains: [{ ...domain, isProven: true }] },
};

async function open(sso: object, answers: Record<string, Answer> = {}) {
  const calls = serve(({ path }) => {
    const method = path.split('/').at(-1) ?? '';
    if (method === 'GetSsoTrial') return answers[method] ?? [200, {}];
    return method === 'GetSso' ? [200, { sso: { ...uris, ...sso } }] : answers[method];
  });
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConfirmProvider>
          <SsoSection restaurantId="olive" />
        </ConfirmProvider>
        <NotificationRegion />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/It counts for all your restaurants/);
  const bodyOf = (method: string) => calls.find(({ path }) => path.endsWith(`/${method}`))?.body;
  return { container, bodyOf };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a provider is connected with what both sides have to know, and its secret is not kept in the form', async () => {
  const { container, bodyOf } = await open({}, { PutSsoConnection: [200, { sso: { ...uris, connection } }] });
  expect(await screen.findByText(uris.redirectUri)).toBeVisible();
  expect(screen.getByText(uris.logoutUri)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Issuer'), connection.issuer);
  await userEvent.type(screen.getByLabelText('Client id'), 'tablewell');
  await userEvent.type(screen.getByLabelText('Client secret'), 'secret');
  await userEvent.selectOptions(screen.getByLabelText('Role of new people'), 'Manager');
  await userEvent.click(screen.getByRole('checkbox', { name: 'See phone numbers and emails' }));
  await press('Save connection');
  expect(await screen.findByText('Connection saved')).toBeVisible();
  expect(bodyOf('PutSsoConnection')).toEqual({
    ...{ restaurantId: 'olive', issuer: connection.issuer, clientId: 'tablewell' },
    ...{ clientSecret: 'secret', defaultRole: 'ROLE_MANAGER' },
    defaultWithheld: ['PERSONAL_PERMISSION_CONTACTS'],
  });
  expect(screen.getByLabelText('Client secret')).toHaveValue('');
  expect(screen.getByText('_tablewell.company.example')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('what is withheld from new people is shown as it was chosen', async () => {
  await open({ connection: { ...connection, defaultWithheld: ['PERSONAL_PERMISSION_EXPORT'] } });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(await screen.findByRole('checkbox', { name: 'Export and save as files' })).not.toBeChecked();
  expect(box('See phone numbers and emails')).toBeChecked();
});

test('a refused issuer is shown at its field, and what was typed stays', async () => {
  await open({}, { PutSsoConnection: fieldRefusal('issuer', 'The issuer must begin with https://') });
  await userEvent.type(await screen.findByLabelText('Issuer'), 'http://login.company.example');
  await press('Save connection');
  expect(await screen.findByText('The issuer must begin with https://')).toBeVisible();
  expect(screen.getByLabelText('Issuer')).toHaveValue('http://login.company.example');
});

test('a domain is added, and its record checked', async () => {
  const missing = fieldRefusal('domain', 'The record was not found.');
  const { bodyOf } = await open(
    { connection },
    { CheckSsoDomain: missing, AddSsoDomain: [200, { sso: { ...uris, connection: ready } }] },
  );
  expect(await screen.findByText('Not proven yet')).toBeVisible();
  await press('Check record');
  expect(await screen.findByText('The record was not found.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Domain'), 'company.example');
  await press('Add domain');
  expect(await screen.findByText('Proven')).toBeVisible();
  expect(bodyOf('AddSsoDomain')).toEqual({ restaurantId: 'olive', domain: 'company.example' });
});

test('it is switched on only once it is tested and a domain proven, and required after a question', async () => {
  const failed = rpcRefusal(400, 'failed_precondition', 'sso-test-failed', 'It answered invalid_client.');
  const { bodyOf } = await open({ connection }, { TestSsoConnection: failed });
  expect(await screen.findByText('Prove a domain and test the connection to switch it on.')).toBeVisible();
  await press('Test connection');
  expect(await screen.findByText('It answered invalid_client.')).toBeVisible();
  expect(bodyOf('SetSsoState')).toBeUndefined();
});

test('requiring it says what it does first', async () => {
  const required = { ...ready, state: 'SSO_STATE_REQUIRED' };
  const { bodyOf } = await open(
    { connection: ready },
    { SetSsoState: [200, { sso: { ...uris, connection: required } }] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Everybody' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/their passwords open your restaurants no more/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Require it' }));
  expect(await screen.findByText(/You as the owner keep your password/)).toBeVisible();
  expect(bodyOf('SetSsoState')).toEqual({ restaurantId: 'olive', state: 'SSO_STATE_REQUIRED' });
});

test('values of a claim get roles, a refused one is shown at its field, and removed again', async () => {
  const roleRules = [{ value: 'leads', role: 'ROLE_MANAGER' }];
  const answers: Record<string, Answer> = {
    SetSsoRoles: fieldRefusal('rules[1].value', 'This value has a role already'),
  };
  const { container, bodyOf } = await open(
    { connection: { ...ready, roleClaim: 'groups', roleRules } },
    answers,
  );
  expect(await screen.findByLabelText('Claim')).toHaveValue('groups');
  expect(screen.getByLabelText('Role for value 1')).toHaveValue('manager');
  await press('Add a value');
  await userEvent.type(screen.getByLabelText('Value 2'), 'leads');
  await press('Save roles');
  expect(await screen.findByText('This value has a role already')).toBeVisible();
  expect(screen.getByLabelText('Value 2')).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  expect(bodyOf('SetSsoRoles')).toEqual({
    ...{ restaurantId: 'olive', claim: 'groups' },
    rules: [...roleRules, { value: 'leads', role: 'ROLE_HOST' }],
  });
  await press('Remove value 2');
  expect(screen.queryByText('This value has a role already')).toBeNull();
  answers['SetSsoRoles'] = [200, { sso: { ...uris, connection: ready } }];
  await press('Save roles');
  expect(await screen.findByText('Roles saved')).toBeVisible();
});

test('a token for SCIM is shown once, and ended after a question', async () => {
  const tokens = [{ id: 't1', ending: 'aB3d', createdAt: '2026-11-20T12:00:00Z' }];
  const with1 = { ...uris, connection: { ...ready, tokens } };
  const { bodyOf } = await open(
    { connection: ready },
    { CreateScimToken: [200, { sso: with1, token: 'tw_scim_secret' }], EndScimToken: [200, { sso: uris }] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }));
  expect(await screen.findByText('tw_scim_secret')).toBeVisible();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('tw_scim');
  await press('End the token …aB3d');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await screen.findByLabelText('Issuer');
  expect(bodyOf('EndScimToken')).toEqual({ restaurantId: 'olive', tokenId: 't1' });
});

test('without the plan, the section says what it includes, and a connection can be removed', async () => {
  const { container } = await open({ requiredPlan: 'enterprise', connection: ready });
  expect(await screen.findByText('Single sign-on is part of the Enterprise plan.')).toBeVisible();
  expect(screen.queryByLabelText('Issuer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove the connection' })).toBeEnabled();
  expect((await axe(container)).violations).toEqual([]);
});
