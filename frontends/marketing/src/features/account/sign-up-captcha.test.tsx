import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configure, unconfigure } from '../../testing/configure';
import { renderAt, serve } from '../../testing/render-page';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const missing = 'Please complete the reCAPTCHA verification.';
const session = {
  token: 't',
  refreshToken: 'r',
  user: { id: 'u', email: 'a@x.com' },
  redirectUrl: '/dashboard',
};
const refused = (message: string) => ({
  error: message,
  message,
  details: [{ field: 'recaptchaToken', message }],
});

let options: Record<string, (token?: string) => void> = {};
let resets = 0;
/** The provider's widget appears as soon as the browser is idle. */
const widget = () => act(() => jest.advanceTimersByTimeAsync(2_000));
const pass = (token: string) => act(() => options['callback']?.(token));

beforeEach(() => {
  jest.useFakeTimers();
  options = {};
  resets = 0;
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      render: (_place: HTMLElement, given: typeof options) => {
        options = given;
        return 0;
      },
      reset: () => (resets += 1),
    },
  });
  const append = HTMLHeadElement.prototype.append;
  jest.spyOn(document.head, 'append').mockImplementation(function load(this: HTMLHeadElement, ...nodes) {
    const [node] = nodes;
    if (node instanceof HTMLScriptElement && node.src) queueMicrotask(() => node.onload?.(new Event('load')));
    else append.apply(this, nodes);
  });
});
afterEach(() => {
  unconfigure();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const provider = { recaptchaSiteKey: 'site', recaptchaScriptUrl: '/recaptcha.js' };

async function fillAndSend(): Promise<void> {
  const texts = {
    'First name': 'Anna',
    'Last name': 'Berg',
    Email: 'anna@example.com',
    'Restaurant name': 'Chez Anna',
  };
  const passwords = { Password: 'Secret123', 'Confirm password': 'Secret123' };
  for (const [label, value] of Object.entries({ ...texts, ...passwords }))
    await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('checkbox'));
  await send();
}
const send = () => user.click(screen.getByRole('button', { name: 'Create Account' }));
const tokens = (calls: { body?: unknown }[]) =>
  calls.map(({ body }) => (body as { recaptchaToken?: string }).recaptchaToken);

describe('the captcha of the sign-up page', () => {
  it('is there from the start if every sign-up needs it, and its token is sent', async () => {
    configure({ ...provider, signUpsWithoutCaptcha: 0 });
    const calls = serve(() => [201, session]);
    renderAt('/signup');
    await widget();
    await fillAndSend();
    expect(screen.getByText(missing)).toBeVisible();
    expect(calls).toEqual([]);
    pass('a-person');
    expect(screen.queryByText(missing)).toBeNull();
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready');
    expect(tokens(calls)).toEqual(['a-person']);
  });

  it('appears when the server requires it, and asks again after a token was used', async () => {
    configure({ ...provider, signUpsWithoutCaptcha: 600 });
    const answers: [number, object][] = [
      [400, refused(missing)],
      [400, refused('reCAPTCHA verification failed. Please try again.')],
      [201, session],
    ];
    const calls = serve(() => answers.shift() ?? [500, {}]);
    renderAt('/signup');
    await widget();
    expect(screen.queryByRole('group', { name: 'Verification' })).toBeNull();
    await fillAndSend();
    expect(await screen.findByRole('group', { name: 'Verification' })).toHaveTextContent(missing);
    await widget();
    pass('robot');
    await send();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Verification' })).toHaveTextContent(
        'reCAPTCHA verification failed. Please try again.',
      ),
    );
    expect(resets).toBeGreaterThan(0);
    pass('a-person');
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready');
    expect(tokens(calls)).toEqual([undefined, 'robot', 'a-person']);
  });
});
