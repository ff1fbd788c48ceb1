import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel, LoadingPanel } from './panel';

it('names what is loading', () => {
  render(<LoadingPanel text="Loading reservations..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading reservations...');
});

it('shows a failure and retries on demand', async () => {
  const retry = jest.fn();
  render(<ErrorPanel message="Search failed: Bad Gateway" retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Search failed: Bad Gateway');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('offers no Retry if it cannot help', () => {
  render(<ErrorPanel message="No restaurant selected" />);
  expect(screen.queryByRole('button')).toBeNull();
});
