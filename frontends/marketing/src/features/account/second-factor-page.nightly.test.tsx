import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Answer } from '@tablewell/federation/testing';
import { renderAt, serve } from '../../testing/render-page';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const session = { token: 't', refreshToken: 'r', user: { id: 'u' }, redirectUrl: '/subscription' };
const asks = { error: 'Enter the code', requiresSecondFactor: true, challenge: 'ch1' };
const refusal = (code: string): Answer => [401, { error: `Refused: ${code}.`, code }];

/** Signs in by password with an account that asks for a code, which is answered in this order. */
async function open(...answers: Answer[]) {
  const calls = serve(({ path }) => (path === '/api/signin' ? [403, asks] : (answers.shift() ?? [500, {}])));
  const view = renderAt('/login');
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Enter your code' });
  return { ...view, sent: () => calls.filter(({ path }) => path.endsWith('/second-factor')) };
}
const enter = async (code: string) => {
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), `${code}{Enter}`);
};

describe('the second step of a sign-in', () => {
  it('asks for the code of the app, keeps no session before it, and goes on with it', async () => {
    const { container, sent } = await open([200, session]);
    const field = screen.getByLabelText('Code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAccessibleDescription(/authenticator app/);
    expect(localStorage.getItem('token')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await enter('123 456');
    expect(await screen.findByText('/subscription')).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([{ challenge: 'ch1', code: '123 456' }]);
    expect(localStorage.getItem('token')).toBe('t');
  });

  it('shows a refused code at its field, and sends no empty one', async () => {
    const { sent } = await open(refusal('wrong-code'), [429, { error: 'Too many.', code: 'too-many-codes' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
    expect(sent()).toEqual([]);
    await enter('111111');
    expect(await screen.findByText('Refused: wrong-code.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Refused: wrong-code/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await enter('222222');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many.');
  });

  it('takes a recovery code instead', async () => {
    const { container, sent } = await open([200, session]);
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveFocus();
    expect(field).not.toHaveAttribute('inputmode', 'numeric');
    expect(await axe(container)).toHaveNoViolations();
    await enter('A2B3-C4D5-E6F7-G2H3-J4K5-L6M7');
    expect(await screen.findByText('/subscription')).toBeInTheDocument();
    expect(sent()[0]?.body).toMatchObject({ code: 'A2B3-C4D5-E6F7-G2H3-J4K5-L6M7' });
  });

  it('begins anew when the server says so, with the reason', async () => {
    await open(refusal('challenge-ended'));
    await enter('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused: challenge-ended.');
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
  });

  it('goes back without a reason', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the code while there is no connection', async () => {
    await open('no network');
    await enter('123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });
});
