import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const logo = { url: '/api/pictures/l-384.webp', width: 384, height: 384, sources: [] };
const open = async () => {
  const view = renderAt('/dashboard?tab=settings&view=page');
  await screen.findByLabelText(/Description/);
  return view;
};
const isSave = ({ path }: { path: string }) => path.endsWith('/PutProfile');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Booking Page' }));
/** The test document's files cannot be streamed, unlike those of browsers. */
function choose(label: string): void {
  const file = new File(['bytes'], 'picture.png', { type: 'image/png' });
  Object.assign(file, { stream: () => new Response('bytes').body });
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
}

test('saves the profile, based on the version that was loaded', async () => {
  const calls = serve((call) => {
    if (call.path.endsWith('/GetProfile')) return [200, { version: 3 }];
    if (!isSave(call)) return undefined;
    return [200, { face: { profile: (call.body as { profile: object }).profile }, version: 7 }];
  });
  const { container } = await open();
  await userEvent.type(screen.getByLabelText(/Description/), 'Pasta');
  await userEvent.selectOptions(screen.getByLabelText('Price level'), 'Moderate');
  expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await save();
  expect(await screen.findByText('Booking page saved.')).toBeInTheDocument();
  expect(calls.find(isSave)?.body).toEqual({
    restaurantId: 'olive',
    profile: { about: 'Pasta', priceLevel: 2, region: '' },
    baseVersion: '3',
  });
});

test('names a bad field before it is sent, and explains a conflict', async () => {
  const calls = serve((call) => (isSave(call) ? [409, { code: 'aborted', message: 'x' }] : undefined));
  await open();
  const website = screen.getByLabelText(/Website/);
  await userEvent.type(website, 'ada at example');
  await save();
  expect(await screen.findByText('Please enter a web address that begins with https://')).toBeVisible();
  expect(website).toHaveFocus();
  expect(calls.filter(isSave)).toEqual([]);
  await userEvent.clear(website);
  await userEvent.type(website, 'ada.example.com');
  await userEvent.type(screen.getByLabelText(/City/), 'Roma');
  await save();
  expect(await screen.findByText(/Someone else changed this page meanwhile/)).toBeVisible();
  expect(calls.find(isSave)?.body).toMatchObject({
    profile: { website: 'ada.example.com', city: 'Roma' },
  });
});

test('uploads a picture as a file, shows it, and removes it', async () => {
  const calls = serve(({ method, path }) => {
    if (!path.endsWith('/logo')) return undefined;
    return [200, method === 'PUT' ? { logo } : {}];
  });
  await open();
  choose('File of the logo');
  expect(await screen.findByRole('img', { name: 'The present logo' })).toHaveAttribute('src', logo.url);
  expect(calls.find(({ method }) => method === 'PUT')?.path).toBe('/api/restaurant/olive/logo');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'The present logo' })).toBeNull());
});

test('shows the pictures that the restaurant has', async () => {
  const cover = { id: 'c', width: 1280, height: 720, widths: [640, 1280], formats: ['avif', 'webp'] };
  serve(({ path }) => (path.endsWith('/GetProfile') ? [200, { face: { cover } }] : undefined));
  await open();
  const image = await screen.findByRole('img', { name: 'The present cover' });
  expect(image).toHaveAttribute('src', '/api/pictures/c-1280.webp');
});

test('shows why a picture was refused', async () => {
  const message = 'The picture must be at least 640 pixels wide';
  serve(({ method }) =>
    method === 'PUT'
      ? [400, { error: message, message, details: [{ field: 'picture', message }] }]
      : undefined,
  );
  await open();
  choose('File of the cover');
  expect(await screen.findByText(message)).toBeVisible();
});
