import { act, screen } from '@testing-library/react';
import { installRecaptcha, removeRecaptcha } from '../../testing/fake-recaptcha';
import { renderAt, serve } from '../../testing/render-page';
import { availability, restaurant } from '../../testing/samples';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), advanceTimers: true });
  installRecaptcha();
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  removeRecaptcha();
});

test('the page of a test restaurant says that nobody can book there', async () => {
  serve(({ path }) => {
    if (path.endsWith('/availability')) return [200, availability('2026-11-23', { '18:30': true })];
    return path === '/api/restaurant/public/r1' ? [200, { ...restaurant, mode: 'test' }] : undefined;
  });
  renderAt('/reservations/r1');
  expect(
    await screen.findByText('This is a test restaurant. Nobody can book a table here.'),
  ).toBeInTheDocument();
});
