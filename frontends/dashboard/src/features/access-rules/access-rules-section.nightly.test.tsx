import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { fieldRefusal } from '../../testing/rpc-refusal';
import { AccessRulesSection } from './access-rules-section';

// The owner's rules for sessions and addresses (ACCOUNT-29, ACCOUNT-30).

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const here = { yourAddress: '203.0.113.7', yourRange: '203.0.113.7' };

async function open(view: object, put: Answer = [200, view]) {
  const calls = serve(({ path }) => {
    if (path.endsWith('/GetAccessRules')) return [200, { ...here, ...view }];
    return path.endsWith('/PutAccessRules') ? put : undefined;
  });
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConfirmProvider>
          <AccessRulesSection restaurantId="olive" />
        </ConfirmProvider>
        <NotificationRegion />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/It counts for all your restaurants/);
  return { container, bodies: () => calls.filter(({ path }) => path.endsWith('/PutAccessRules')) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  const all = await screen.findAllByRole('button', { name });
  await userEvent.click(all.at(-1)!);
};

test('rules are saved with the address of this device, after they are confirmed', async () => {
  const rules = { sessionHours: 12, idleMinutes: 15, addresses: ['198.51.100.0/24', '203.0.113.7'] };
  const { container, bodies } = await open({}, [200, { ...here, rules }]);
  await userEvent.selectOptions(await screen.findByLabelText('A session lasts at most'), '12 hours');
  await userEvent.selectOptions(screen.getByLabelText('Without activity it ends after'), '15 minutes');
  await userEvent.type(screen.getByLabelText(/^Addresses/), '198.51.100.0/24');
  await press('Add my address');
  expect(screen.getByText('Your address is in the list.')).toBeVisible();
  await press('Save rules');
  expect(await screen.findByText(/has to sign in again now.*shut out at once/)).toBeVisible();
  expect(bodies()).toEqual([]);
  await confirm('Save rules');
  expect(await screen.findByText('Rules saved')).toBeVisible();
  expect(bodies().map(({ body }) => body)).toEqual([{ restaurantId: 'olive', rules }]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a list without the own address is refused at its field, and what was typed stays', async () => {
  const message = 'Your own address, 203.0.113.7, is not in this list: you would shut yourself out';
  await open({}, fieldRefusal('addresses', message));
  await userEvent.type(await screen.findByLabelText(/^Addresses/), '198.51.100.0/24');
  await press('Save rules');
  await confirm('Save rules');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Addresses/)).toHaveValue('198.51.100.0/24');
});

test('a line that is no address is named', async () => {
  await open({}, fieldRefusal('addresses[1]', 'Please give an address or a range, such as 203.0.113.0/24'));
  await userEvent.type(await screen.findByLabelText(/^Addresses/), '203.0.113.7, office');
  await press('Save rules');
  await confirm('Save rules');
  expect(await screen.findByText(/^office: Please give an address/)).toBeVisible();
});

test('rules that shut nobody out are saved without a question, and all are removed after one', async () => {
  const rules = { sessionHours: 6, addresses: ['203.0.113.7'] };
  const { bodies } = await open({ rules });
  expect(await screen.findByLabelText('A session lasts at most')).toHaveDisplayValue('6 hours');
  await userEvent.selectOptions(screen.getByLabelText('A session lasts at most'), '12 hours');
  await press('Save rules');
  expect(await screen.findByText('Rules saved')).toBeVisible();
  await press('Remove all rules');
  await confirm('Remove all rules');
  expect(await screen.findByText('Rules removed')).toBeVisible();
  expect(bodies().map(({ body }) => body)).toEqual([
    { restaurantId: 'olive', rules: { sessionHours: 12, addresses: ['203.0.113.7'] } },
    { restaurantId: 'olive', rules: {} },
  ]);
});

test('without the plan the section says what it includes, and rules that rest can be removed', async () => {
  await open({ requiredPlan: 'enterprise', rules: { sessionHours: 6 } });
  expect(await screen.findByText(/Your rules rest/)).toBeVisible();
  expect(screen.queryByLabelText('A session lasts at most')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove all rules' })).toBeVisible();
});
