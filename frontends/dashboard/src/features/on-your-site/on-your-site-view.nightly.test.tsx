import { screen, within } from '@testing-library/react';
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

const open = async () => {
  const view = renderAt('/dashboard?tab=settings&view=site');
  await screen.findByLabelText('Add a site');
  return view;
};
const isSave = ({ path }: { path: string }) => path.endsWith('/PutEmbedding');
const field = () => screen.getByLabelText('Add a site');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listed = () =>
  within(screen.getByRole('list', { name: 'Listed sites' }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

test('sites are added, removed and saved, based on the version that was loaded', async () => {
  const calls = serve(({ path, body }) => {
    if (path.endsWith('/GetEmbedding'))
      return [200, { embedding: { sites: ['https://old.example.com'] }, version: 3 }];
    if (!path.endsWith('/PutEmbedding')) return undefined;
    return [200, { embedding: { sites: (body as { sites: string[] }).sites }, version: 4 }];
  });
  const { container } = await open();
  await userEvent.type(field(), 'Example.com/{Enter}');
  expect(listed()).toEqual(['https://old.example.com', 'https://example.com']);
  expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await press('Remove https://old.example.com');
  expect(field()).toHaveFocus();
  // A site that is typed but not added yet is saved, too.
  await userEvent.type(field(), '*.example.org');
  await press('Save Sites');
  expect(await screen.findByText('Sites saved.')).toBeVisible();
  expect(calls.find(isSave)?.body).toEqual({
    restaurantId: 'olive',
    sites: ['https://example.com', 'https://*.example.org'],
    baseVersion: '3',
  });
});

test('a bad site is named at its field, and nothing is sent', async () => {
  const calls = serve();
  await open();
  await userEvent.type(field(), 'http://example.com');
  await press('Save Sites');
  expect(screen.getByText('http://example.com must begin with https://')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/must begin with https/);
  expect(calls.filter(isSave)).toEqual([]);
});

test('a conflict is explained', async () => {
  serve((call) => (isSave(call) ? [409, { code: 'aborted', message: 'x' }] : undefined));
  await open();
  await press('Save Sites');
  expect(await screen.findByText(/Someone else has changed the list/)).toBeVisible();
});

test('the code and the preview follow the chosen mode and label', async () => {
  serve();
  const { container } = await open();
  const code = () => screen.getByText(/embed\.js/).textContent;
  expect(code()).toBe('<script src="http://localhost/embed.js" data-restaurant="olive" async></script>');
  await userEvent.clear(screen.getByLabelText('Button label'));
  await userEvent.type(screen.getByLabelText('Button label'), 'Reserve "now"');
  expect(code()).toContain('data-label="Reserve &quot;now&quot;"');
  await press('The whole form');
  expect(code()).toContain('data-mode="inline"');
  const preview = container.querySelector('tablewell-booking');
  expect(preview).toHaveAttribute('restaurant', 'olive');
  expect(preview).toHaveAttribute('mode', 'inline');
  expect(document.querySelectorAll('script[src="/embed.js"]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Open the tester page' })).toHaveAttribute(
    'href',
    '/embed/test?restaurant=olive',
  );
});
