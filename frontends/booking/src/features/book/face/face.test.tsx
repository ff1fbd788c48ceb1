import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { installRecaptcha, removeRecaptcha } from '../../../testing/fake-recaptcha';
import { renderAt, serve } from '../../../testing/render-page';
import { restaurant } from '../../../testing/samples';

beforeEach(() => void installRecaptcha());
afterEach(() => {
  jest.restoreAllMocks();
  removeRecaptcha();
});

const cover = {
  url: '/api/pictures/c-1280.webp',
  width: 1280,
  height: 720,
  sources: [{ type: 'image/avif', srcset: '/api/pictures/c-1280.avif 1280w' }],
};
const face = {
  ...{ about: 'Pasta, made daily', cuisine: 'Italian', priceLevel: 2, policies: 'Dogs are welcome.' },
  ...{ address: 'Via Roma 12, 00179 Roma', country: 'IT' },
  ...{ website: 'https://ada.example.com', accent: '#ffcc00', shades: { light: '#7a6200', dark: '#ffcc00' } },
  cover,
};
const openWith = (more: object) => {
  serve(({ path }) => (path === '/api/restaurant/public/r1' ? [200, { ...restaurant, ...more }] : undefined));
  return renderAt('/reservations/r1');
};

test('shows the cover, the kind of restaurant, and its address', async () => {
  const { container } = await openWith({ face });
  const about = await screen.findByRole('region', { name: `About ${restaurant.name}` });
  expect(screen.getByText('Italian · €€ · Via Roma 12, 00179 Roma')).toBeVisible();
  expect(container.querySelector('picture img')).toHaveAttribute('src', cover.url);
  expect(within(about).getByText('Pasta, made daily')).toBeVisible();
  expect(within(about).getByRole('link', { name: 'Website' })).toHaveAttribute('href', face.website);
  const directions = within(about).getByRole('link', { name: 'Directions' });
  expect(directions.getAttribute('href')).toContain(encodeURIComponent('Via Roma 12, 00179 Roma'));
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the logo beside the heading, and its policies before Reserve', async () => {
  const logo = { ...cover, url: '/api/pictures/l-192.webp', width: 192, height: 96 };
  const { container } = await openWith({ face: { ...face, logo } });
  const heading = await screen.findByRole('heading', { level: 1 });
  const shown = container.querySelector(`img[src="${logo.url}"]`);
  expect(heading).toContainElement(shown as HTMLElement);
  expect(heading).toHaveAccessibleName(`Make a Reservation at ${restaurant.name}`);
  const policies = await screen.findByRole('region', { name: 'Good to know' });
  expect(policies).toHaveTextContent('Dogs are welcome.');
  const reserve = screen.getByRole('button', { name: 'Reserve' });
  expect(policies.compareDocumentPosition(reserve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('Dogs are welcome.')).toHaveLength(1);
});

test('folds long policies, so that Reserve stays within reach', async () => {
  const policies = 'Dogs are welcome. '.repeat(20).trim();
  await openWith({ face: { ...face, policies } });
  const folded = await screen.findByText('Good to know');
  expect(screen.getByText(policies)).not.toBeVisible();
  fireEvent.click(folded);
  expect(screen.getByText(policies)).toBeVisible();
});

test('the restaurant’s own text has its own direction on a page in another language', async () => {
  await openWith({ face });
  await screen.findByRole('region', { name: `About ${restaurant.name}` });
  await screen.findByText(face.policies);
  for (const words of [face.about, face.policies, 'Italian · €€ · Via Roma 12, 00179 Roma', /^Via Roma 12/])
    expect(screen.getByText(words).tagName).toBe('BDI');
});

test('shows the opening hours by day that the server wrote', async () => {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'restaurant';
  const hours = [
    ['Mon', 'Closed'],
    ['Tue – Sun', '5:00 PM – 10:00 PM'],
  ];
  data.textContent = JSON.stringify({ ...restaurant, face: { about: '', country: 'US' }, hours });
  document.body.append(data);
  await openWith({});
  const about = await screen.findByRole('region', { name: `About ${restaurant.name}` });
  expect(
    within(about)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon', 'Tue – Sun']);
  expect(within(about).getByText('5:00 PM – 10:00 PM')).toBeVisible();
  data.remove();
});

test.each([
  ['an empty one', { face: { about: '', country: 'US' } }],
  ['none, from a gateway before faces', {}],
])('with %s the page has only the form', async (_what, more) => {
  const { container } = await openWith(more);
  await screen.findByText('Your details');
  expect(screen.queryByRole('region', { name: /About/ })).toBeNull();
  expect(container.querySelector('picture')).toBeNull();
});
