import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { serve } from '../../testing/serve';
import { fieldRefusal, rpcRefusal } from '../../testing/rpc-refusal';
import { SecondFactorSection } from './second-factor-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const on = { isOn: true, since: '2026-11-20T18:00:00Z', recoveryCodesLeft: 9, hasPassword: true };
const setup = {
  secret: 'A2B3C4D5E6F7G2H3',
  uri: 'otpauth://totp/Tablewell:a?secret=A2B3C4D5E6F7G2H3',
  setup: 's1',
};
const recoveryCodes = ['A2B3-C4D5-E6F7-G2H3-J4K5-L6M7', 'N2P3-Q4R5-S6T7-U2V3-W4X5-Y6Z7'];

/** The section of a user with this second factor; a change that succeeds leaves `after`. */
async function open(
  before: object,
  answers: Record<string, (body: object) => Answer>,
  after: object = before,
) {
  let factor = before;
  const calls = serve(({ path, body }) => {
    const method = path.split('/').at(-1) ?? '';
    if (method === 'GetSecondFactor') return [200, factor];
    const answer = answers[method]?.(body as object);
    if (answer?.[0] === 200 && method !== 'BeginSecondFactor') factor = after;
    return answer;
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SecondFactorSection />
      <NotificationRegion />
    </QueryClientProvider>,
  );
  const bodies = (method: string) =>
    calls.filter(({ path }) => path.endsWith(`/${method}`)).map(({ body }) => body);
  return { container, bodies };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('two-step sign-in in the settings', () => {
  it('is set up with the password, the picture and a code, and shows the recovery codes once', async () => {
    const answers = {
      BeginSecondFactor: (body: object): Answer =>
        'password' in body && body.password === 'Wrong4all'
          ? [200, setup]
          : fieldRefusal('password', 'This is not your password.'),
      ConfirmSecondFactor: (body: object): Answer =>
        'code' in body && body.code === '123456'
          ? [200, { recoveryCodes }]
          : fieldRefusal('code', 'This code is not right.'),
    };
    const { container, bodies } = await open({ hasPassword: true }, answers, on);
    await press('Set up two-step sign-in');
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Your password'), 'Wrong{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your password'), '4all{Enter}');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText('A2B3 C4D5 E6F7 G2H3')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    const field = screen.getByLabelText('Code that the app shows');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '111111{Enter}');
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText(/A2B3-C4D5-E6F7-G2H3-J4K5-L6M7/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your recovery codes' })).toHaveFocus();
    expect((await axe(container)).violations).toEqual([]);
    expect(bodies('BeginSecondFactor').at(-1)).toEqual({ password: 'Wrong4all' });
    expect(bodies('ConfirmSecondFactor').at(-1)).toEqual({ setup: 's1', code: '123456' });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/A2B3|N2P3/);
    await press('I have kept them');
    expect(await screen.findByText(/9 recovery codes are left/)).toBeVisible();
    expect(screen.queryByText(/A2B3-C4D5/)).toBeNull();
  });

  it('is set up without a password by an account of Google', async () => {
    const { bodies } = await open({}, { BeginSecondFactor: () => [200, setup] });
    await press('Set up two-step sign-in');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(bodies('BeginSecondFactor')).toEqual([{}]);
    await press('Cancel');
    const setUp = screen.getByRole('button', { name: 'Set up two-step sign-in' });
    expect(document.activeElement).toContainElement(setUp);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('asks an account of Google for a recent sign-in', async () => {
    const refusal = rpcRefusal(400, 'failed_precondition', 'sign-in-again', 'Please sign in again.');
    await open({}, { BeginSecondFactor: () => refusal });
    await press('Set up two-step sign-in');
    expect(await screen.findByText('Please sign in again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set up two-step sign-in' })).toBeEnabled();
  });

  it('says why it cannot be set up', async () => {
    const refusal = rpcRefusal(400, 'failed_precondition', 'verify-first', 'Please verify first.');
    await open({ hasPassword: true }, { BeginSecondFactor: () => refusal });
    await press('Set up two-step sign-in');
    await press('Next');
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/enter your password/);
    await userEvent.type(screen.getByLabelText('Your password'), 'Tables4all{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please verify first.');
  });

  it('warns when few recovery codes are left, and makes new ones with a code', async () => {
    const { container, bodies } = await open(
      { ...on, recoveryCodesLeft: 1 },
      { RenewRecoveryCodes: () => [200, { recoveryCodes }] },
    );
    expect(await screen.findByText(/One recovery code is left/)).toBeVisible();
    expect(screen.getByText(/nearly used up/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await press('Make new recovery codes');
    expect(screen.getByLabelText('Code or recovery code')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Code or recovery code'), '123456{Enter}');
    expect(await screen.findByText(/N2P3-Q4R5-S6T7-U2V3-W4X5-Y6Z7/)).toBeVisible();
    expect(bodies('RenewRecoveryCodes')).toEqual([{ code: '123456' }]);
  });

  it('is switched off with a code, not with the password', async () => {
    const { bodies } = await open(on, { EndSecondFactor: () => [200, {}] }, { hasPassword: true });
    await press('Switch off');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await userEvent.type(screen.getByLabelText('Code or recovery code'), '123456');
    await press('Switch off');
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
    expect(bodies('EndSecondFactor')).toEqual([{ code: '123456' }]);
  });
});
