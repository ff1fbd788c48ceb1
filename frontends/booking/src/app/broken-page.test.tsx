import { fireEvent, render, screen } from '@testing-library/react';
import { BrokenPage } from './broken-page';

it('says what a reload shows, and reloads', () => {
  const reload = jest.fn();
  render(<BrokenPage reload={reload} />);
  expect(screen.getByRole('alert')).toHaveTextContent('nothing is booked twice');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
