import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Answer } from '@tablewell/federation/testing';
import { renderAt, serve } from '../../../testing/render-dashboard';
import { fieldRefusal } from '../../../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const domain = {
  host: 'book.example.com',
  isProven: false,
  recordName: '_tablewell.book.example.com',
  recordValue: 'a-random-token',
  target: 'tablewell.example',
};
const allowed = { ownName: { hidesProduct: false, isAllowed: true }, version: 3 };
const hidden = { hidesProduct: true, isAllowed: true };
const isSave = ({ path }: { path: string }) => path.endsWith('/PutOwnName');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = () => renderAt('/dashboard?tab=settings&view=site');

test('shows on other plans that Enterprise includes it, and sends no request', async () => {
  serve();
  open();
  expect(await screen.findByText(/On the Enterprise plan your booking page/)).toBeVisible();
  expect(screen.queryByLabelText(/Domain of your booking page/)).toBeNull();
});

test('a domain is saved, shows its records, and is proven by a check', async () => {
  let answered: object = allowed;
  const message = 'The record _tablewell.book.example.com was not found';
  const checks: Answer[] = [
    fieldRefusal('domain', message),
    [200, { ownName: { ...hidden, domain: { ...domain, isProven: true } }, version: 4 }],
  ];
  const calls = serve((call) => {
    if (call.path.endsWith('/CheckOwnDomain')) return checks.shift();
    if (isSave(call)) answered = { ownName: { ...hidden, domain }, version: 4 };
    return call.path.endsWith('OwnName') ? [200, answered] : undefined;
  });
  const { container } = open();
  await userEvent.type(
    await screen.findByLabelText(/Domain of your booking page/),
    'https://Book.example.com/',
  );
  await userEvent.click(screen.getByLabelText('Show my restaurant’s name alone'));
  await press('Save Own Name');
  expect(await screen.findByText('Own name saved.')).toBeVisible();
  expect(calls.find(isSave)?.body).toEqual({
    restaurantId: 'olive',
    hidesProduct: true,
    host: 'book.example.com',
    baseVersion: '3',
  });
  for (const [type, ...parts] of [
    ['TXT', '_tablewell.book.example.com', 'a-random-token'],
    ['CNAME', 'book.example.com', 'tablewell.example'],
  ]) {
    const record = within(screen.getByRole('group', { name: `${type} record` }));
    for (const part of parts) expect(record.getByText(part)).toBeVisible();
  }
  await press('Check Now');
  expect(await screen.findByText(message)).toBeVisible();
  await press('Check Now');
  expect(await screen.findByText(/The record was found/)).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open book.example.com' })).toHaveAttribute(
    'href',
    'https://book.example.com/',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a bad domain is named at its field, and nothing is sent', async () => {
  const calls = serve(({ path }) => (path.endsWith('/GetOwnName') ? [200, allowed] : undefined));
  open();
  const field = await screen.findByLabelText(/Domain of your booking page/);
  await userEvent.type(field, 'localhost');
  await press('Save Own Name');
  expect(screen.getByText('Please enter a domain such as book.example.com')).toBeVisible();
  expect(field).toHaveFocus();
  expect(calls.filter(isSave)).toEqual([]);
});
