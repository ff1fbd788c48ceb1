import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '@tablewell/federation';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { fieldRefusal } from '../../testing/rpc-refusal';
import { PinSection } from './pin-section';
import { TabletsSection } from './tablets-section';

// The own PIN, the shared tablets and who has a PIN (TABLET-1, TABLET-2).

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const at = '2026-11-01T12:00:00Z';
const settings = {
  ownPin: { minDigits: 4, proof: 'PASSKEY_PROOF_PASSWORD' },
  tablets: [{ id: 't1', name: 'Bar', setBy: 'Ada Lovelace', usedAt: at }],
  holders: [{ userId: 'bo', name: 'Bo Host', setAt: at }],
};

function open(section: 'pin' | 'tablets', answers: Record<string, unknown> = {}) {
  const calls = serve(({ path }) => {
    const method = path.split('SharedTabletService/')[1];
    if (method === 'GetTabletSettings') return [200, answers[method] ?? settings];
    return method && answers[method] ? (answers[method] as [number, unknown]) : undefined;
  });
  const Section = section === 'pin' ? PinSection : TabletsSection;
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmProvider>
        <Section restaurantId="olive" />
      </ConfirmProvider>
      <NotificationRegion />
    </QueryClientProvider>,
  );
  const sent = (method: string) =>
    calls.filter(({ path }) => path.endsWith(`/${method}`)).map(({ body }) => body);
  return { container, sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => {
  const all = await screen.findAllByRole('button', { name });
  await userEvent.click(all.at(-1)!);
};

test('a PIN is set with the password, and what is wrong is said at its field', async () => {
  const { container, sent } = open('pin', { SetPin: fieldRefusal('pin', 'This PIN is easily guessed.') });
  await press('Set PIN');
  expect(await screen.findByText('A PIN has 4 to 6 digits.')).toBeVisible();
  expect(sent('SetPin')).toEqual([]);
  await userEvent.type(screen.getByLabelText('New PIN'), '1234');
  await userEvent.type(screen.getByLabelText('Your password'), 'Tables4all');
  await press('Set PIN');
  expect(await screen.findByText('This PIN is easily guessed.')).toBeVisible();
  expect(sent('SetPin')).toEqual([{ restaurantId: 'olive', pin: '1234', password: 'Tables4all' }]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a PIN that a colleague chose as well has to be replaced', async () => {
  const ownPin = { setAt: at, isRetired: true, minDigits: 5, proof: 'PASSKEY_PROOF_CODE' };
  const { sent } = open('pin', { GetTabletSettings: { ownPin } });
  expect(await screen.findByText(/a colleague chose the same one/)).toBeVisible();
  expect(screen.getByText(/at least 5/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('New PIN'), '40716');
  await userEvent.type(screen.getByLabelText(/^Code/), '123456');
  await press('Replace PIN');
  expect(await screen.findByText('PIN set')).toBeVisible();
  expect(sent('SetPin')).toEqual([{ restaurantId: 'olive', pin: '40716', code: '123456' }]);
});

test('a device becomes a shared tablet under its name, after asking', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const { container, sent } = open('tablets');
  await press('Make this device a shared tablet');
  expect(await screen.findByText('Please name the tablet, such as “Host stand”.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name of this device'), 'Host stand');
  await userEvent.selectOptions(screen.getByLabelText('Nobody uses it after'), '10 minutes');
  expect((await axe(container)).violations).toEqual([]);
  await press('Make this device a shared tablet');
  expect(await screen.findByText(/no longer signed in here as yourself/)).toBeVisible();
  expect(sent('StartSharedTablet')).toEqual([]);
  await confirm('Make this device a shared tablet');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(sent('StartSharedTablet')).toEqual([{ restaurantId: 'olive', name: 'Host stand', idleMinutes: 10 }]);
});

test('a tablet is signed out, and the PIN of a colleague removed', async () => {
  const { sent } = open('tablets');
  await press('Sign out Bar');
  expect(await screen.findByText('Bar was signed out')).toBeVisible();
  await press('Remove the PIN of Bo Host');
  await confirm('Remove PIN');
  expect(await screen.findByText('The PIN of Bo Host was removed')).toBeVisible();
  expect(sent('SignOutTablet')).toEqual([{ restaurantId: 'olive', tabletId: 't1' }]);
  expect(sent('RemovePin')).toEqual([{ restaurantId: 'olive', userId: 'bo' }]);
});
