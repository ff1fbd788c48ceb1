import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openHostedPage } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { serve } from '../../testing/serve';
import { rpcRefusal } from '../../testing/rpc-refusal';
import type { SsoConnection } from './api/sso';
import { TrialSignIn } from './trial-sign-in';

jest.mock('@tablewell/federation', () => ({
  ...jest.requireActual<object>('@tablewell/federation'),
  openHostedPage: jest.fn(),
}));

const issuer = 'https://login.company.example';
const mara = {
  ...{ finishedAt: '2026-11-20T12:00:00Z', issuer, subject: 'mara-01', email: 'mara@company.example' },
  ...{ isVerified: true, isDomainProven: true },
};
const works = {
  ...mara,
  person: {
    ...{ email: 'mara@company.example', name: 'Mara Lind', isLinked: true },
    places: [
      { restaurantId: 'olive', role: 'ROLE_HOST' },
      { restaurantId: 'fig', role: 'ROLE_HOST' },
      { restaurantId: 'thyme', role: 'ROLE_MANAGER' },
    ],
  },
};
const connection: SsoConnection = {
  ...{ issuer, clientId: 'tablewell', role: 'host' as const, withheld: [] },
  ...{ state: 'off' as const, isTested: true, domains: [], tokens: [], roleClaim: 'groups', roleRules: [] },
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function open({ search = '', trial = {} as object, answers = {} as Record<string, Answer> } = {}) {
  const calls = serve(({ path }) => {
    const method = path.split('/').at(-1) ?? '';
    return answers[method] ?? (method === 'GetSsoTrial' ? [200, trial] : undefined);
  });
  const { container } = render(
    <MemoryRouter initialEntries={[`/dashboard?tab=settings${search}`]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <TrialSignIn restaurantId="olive" connection={connection} />
        <Address />
        <NotificationRegion />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { calls, container };
}
const Address = () => <output aria-label="Address">{useLocation().search}</output>;
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('a trial leads to the provider', async () => {
  const { calls } = open({ answers: { StartSsoTrial: [200, { url: `${issuer}/auth` }] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try a sign-in' }));
  expect(openHostedPage).toHaveBeenCalledWith(`${issuer}/auth`);
  expect(calls.find(({ path }) => path.endsWith('/StartSsoTrial'))?.body).toEqual({ restaurantId: 'olive' });
});

test('a provider that cannot be reached is told, and the trial can be begun again', async () => {
  const failed = rpcRefusal(503, 'unavailable', 'sso-unreachable', 'It cannot be reached right now.');
  open({ answers: { StartSsoTrial: failed } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try a sign-in' }));
  expect(await screen.findByText('It cannot be reached right now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try a sign-in' })).toBeEnabled();
});

test('back from the provider, it shows who came back and whom a sign-in would open a session for', async () => {
  const { container } = open({ search: '&trial=done', trial: { trial: works } });
  expect(await screen.findByText('This sign-in works')).toBeVisible();
  expect(screen.getByText(/Once single sign-on is on/)).toBeVisible();
  expect(fact('Issuer')).toBe(issuer);
  expect(fact('Subject')).toBe('mara-01');
  expect(fact('Email address')).toBe('mara@company.example');
  expect([fact('Address verified'), fact('Domain proven')]).toEqual(['Yes', 'Yes']);
  expect(fact('Signs in')).toBe('Mara Lind (mara@company.example), linked by an earlier sign-in');
  expect(fact('Role')).toBe('Manager in 1 restaurant, Host in 2 restaurants');
  // A reload does not lead here again.
  expect(screen.getByLabelText('Address')).toHaveTextContent('?tab=settings');
  expect(screen.getByLabelText('Address')).not.toHaveTextContent('trial');
  expect(document.activeElement).toContainElement(screen.getByText('This sign-in works'));
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['sso-unverified', /claim email_verified/],
  ['sso-other-domain', /in none of your proven domains/],
  ['sso-no-place', /works in your restaurants or is invited/],
  ['sso-linked-otherwise', /belonged to another person at the provider/],
  ['sso-owns-restaurants', /owns restaurants of its own/],
])('it says why nobody would be signed in (%s)', async (refusal, why) => {
  open({ trial: { trial: { ...mara, isVerified: false, refusal, reason: 'To the person.' } } });
  expect(await screen.findByText('Nobody would be signed in')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByText(/To the person/)).toBeNull();
  expect([fact('Address verified'), fact('Signs in')]).toEqual(['No', 'Nobody']);
});

test('it says what a provider answered that named nobody', async () => {
  const refused = { refusal: 'sso-refused', reason: 'It answered access_denied' };
  open({ trial: { trial: { finishedAt: mara.finishedAt, issuer, ...refused } } });
  expect(await screen.findByText('The provider said: It answered access_denied.')).toBeVisible();
  expect(screen.queryByText('Subject')).toBeNull();
});

test('a trial that ended on the way back says so', async () => {
  open({ search: '&trial=sso-ended' });
  const told = within(await screen.findByRole('status', { name: '' }));
  expect(told.getByText('The trial ended without a result')).toBeVisible();
  expect(told.getByText(/in which it was begun, within ten minutes/)).toBeVisible();
});

test('what was tried at another provider is not shown', async () => {
  open({ trial: { trial: { ...works, issuer: 'https://login.other.example' } } });
  expect(await screen.findByRole('button', { name: 'Try a sign-in' })).toBeVisible();
  expect(screen.queryByText('This sign-in works')).toBeNull();
});

test.each([
  [{ roleValues: ['Leads', 'All'], claimedRole: 'ROLE_MANAGER' }, 'Manager, for Leads, All'],
  [{ roleValues: ['All'] }, 'No role for All'],
  [{}, 'The provider sent none'],
])('says what the claim of roles gives (%#)', async (more, text) => {
  open({ trial: { trial: { ...works, ...more } } });
  expect(await screen.findByText(text)).toBeVisible();
});
