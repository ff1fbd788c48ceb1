import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';
import { reservation } from '../../testing/samples';
import { calendarEventOf } from './add-to-calendar';

afterEach(() => jest.restoreAllMocks());
const address = `/reservation-success/${reservation.id}`;

describe('the confirmation', () => {
  it('sums the reservation up by the restaurant’s clock and leads on', async () => {
    serve();
    const { container } = renderAt(address);
    expect(await screen.findByRole('heading', { name: 'Reservation Confirmed!' })).toBeVisible();
    for (const text of [
      'Anna Moreau',
      'Monday, November 23, 2026',
      '6:30 PM',
      '4 guests',
      '(212) 555-0188',
      'By the window, please',
      reservation.id,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '+1 212 555 0100' })).toHaveAttribute('href', 'tel:+12125550100');
    expect(screen.getByRole('link', { name: 'Change Reservation' })).toHaveAttribute(
      'href',
      `/edit-reservation/${reservation.id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not confirm what was canceled since', async () => {
    serve(() => [200, { ...reservation, status: 'canceled' }]);
    renderAt(address);
    expect(await screen.findByRole('heading', { name: 'Reservation Canceled' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change Reservation' })).not.toBeInTheDocument();
  });

  it.each([
    ['/reservation-success', 'No reservation ID provided.'],
    ['/reservation-success/nope', 'Failed to load reservation details.'],
  ])('says Oops! at %s', async (path, text) => {
    serve();
    renderAt(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});

it('puts the change link into the calendar', () => {
  const event = calendarEventOf(reservation, 'https://tables.example');
  expect(event).toMatchObject({
    uid: `${reservation.id}@tables.example`,
    title: 'Reservation at Osteria Luna',
    url: `https://tables.example/edit-reservation/${reservation.id}`,
  });
  expect(event.description).toContain('Notes: By the window, please');
});
