import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { restaurant } from '../../testing/restaurant';
import { fieldRefusal } from '../../testing/rpc-refusal';
import { KeysSection } from './keys-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const prefix = 'tw_live_';
const keys = [
  { id: 'k1', name: 'Website', scopes: ['reservations:read'], prefix, ending: 'aB3d' },
  {
    ...{ id: 'k2', name: 'Till', scopes: ['guests:read', 'guests:write'], prefix, ending: 'Zz99' },
    ...{ addresses: ['203.0.113.0/24'], lastUsedAt: '2026-11-20T18:00:00Z' },
  },
];
const scopes = ['reservations:read', 'guests:read', 'guests:write'];

async function open(listed: object = { keys, scopes }, created: Answer = [200, {}]) {
  const calls = serve(({ path }) => {
    if (path.endsWith('/ListApiKeys')) return [200, listed];
    if (path.endsWith('/CreateApiKey')) return created;
    return undefined;
  });
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConfirmProvider>
          <KeysSection restaurantId="olive" />
        </ConfirmProvider>
        <NotificationRegion />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const bodyOf = (method: string) => calls.find(({ path }) => path.endsWith(`/${method}`))?.body;
  return { container, bodyOf };
}

test('keys are listed with what they may do and their last use, and ended after a question', async () => {
  const { container, bodyOf } = await open();
  const table = within(await screen.findByRole('table', { name: 'API keys of this restaurant' }));
  expect(table.getByRole('row', { name: /Website.*tw_live_…aB3d reservations:read Never/ })).toBeVisible();
  expect(
    table.getByRole('row', { name: /Till.*guests:read, guests:write.*From 203\.0\.113\.0\/24 Nov 20, 2026/ }),
  ).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(table.getByRole('button', { name: 'End the key tw_live_…Zz99 of Till' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Key of Till ended')).toBeVisible();
  expect(bodyOf('EndApiKey')).toEqual({ restaurantId: 'olive', keyId: 'k2' });
});

test('a key for tests can be tried in the browser, and a live one is not offered there', async () => {
  for (const [key, links] of [
    ['tw_test_secret', 1],
    ['tw_live_secret', 0],
  ] as const) {
    await open({ scopes }, [200, { key }]);
    await userEvent.type(await screen.findByLabelText('Which program uses it'), 'Website');
    await userEvent.click(screen.getByLabelText(/Read reservations/));
    await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
    await screen.findByText(key);
    expect(screen.queryAllByRole('link', { name: 'Try calls in the browser' })).toHaveLength(links);
    cleanup();
  }
});

test('a new key is shown once, to be copied', async () => {
  const { bodyOf } = await open({ scopes }, [200, { key: 'tw_live_secret' }]);
  await userEvent.type(await screen.findByLabelText('Which program uses it'), 'Website');
  expect(screen.getByRole('button', { name: 'Make a key' })).toBeDisabled();
  await userEvent.click(screen.getByLabelText(/Add, import and delete guests/));
  await userEvent.click(screen.getByLabelText(/Read reservations/));
  await userEvent.type(screen.getByLabelText(/From these addresses only/), '203.0.113.0/24, 2001:db8::/32');
  await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('tw_live_secret')).toBeVisible();
  expect(screen.getByText(/it is not shown again/)).toBeVisible();
  expect(bodyOf('CreateApiKey')).toEqual({
    restaurantId: 'olive',
    name: 'Website',
    scopes: ['reservations:read', 'guests:write'],
    addresses: ['203.0.113.0/24', '2001:db8::/32'],
  });
  expect(screen.getByLabelText('Which program uses it')).toHaveValue('');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(prefix);
});

test('a refused address is shown at its field, and what was typed stays', async () => {
  const message = 'Please give an address or a range, such as 203.0.113.0/24';
  await open({ scopes }, fieldRefusal('addresses[1]', message));
  await userEvent.type(await screen.findByLabelText('Which program uses it'), 'Website');
  await userEvent.click(screen.getByLabelText(/Read guests/));
  await userEvent.type(screen.getByLabelText(/From these addresses only/), '203.0.113.1 home');
  await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/From these addresses only/)).toHaveValue('203.0.113.1 home');
});

test('without the plan no key is made, and those that are there can be ended', async () => {
  const { container } = await open({ keys, scopes, requiredPlan: 'enterprise' });
  expect(await screen.findByText(/these keys are refused/)).toBeVisible();
  expect(screen.queryByLabelText('Which program uses it')).toBeNull();
  expect(screen.getByRole('button', { name: 'End the key tw_live_…aB3d of Website' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('without the plan and keys, the section says what the plan includes', async () => {
  await open({ scopes, requiredPlan: 'enterprise' });
  expect(await screen.findByText('API access is part of the Enterprise plan.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a test restaurant is opened beside the keys, and the dashboard goes there', async () => {
  const opened = { ...restaurant(), id: 'tests', name: 'Test restaurant', mode: 'test' };
  const calls = serve(({ method, path }) => {
    if (path.endsWith('/ListApiKeys')) return [200, { keys: [], scopes }];
    if (method === 'POST' && path === '/api/restaurant') return [201, opened];
    return undefined;
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConfirmProvider>
          <KeysSection restaurantId="olive" />
        </ConfirmProvider>
        <NotificationRegion />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open a test restaurant' }));
  expect(await screen.findByText('Your test restaurant is open')).toBeVisible();
  expect(calls.find(({ path, method }) => path === '/api/restaurant' && method === 'POST')?.body).toEqual({
    ...{ name: 'Test restaurant', mode: 'test' },
  });
  expect(JSON.parse(localStorage.getItem('currentRestaurant') ?? '{}')).toMatchObject({ id: 'tests' });
});
