import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ConfirmDialog, Dialog } from './dialog';

const question = {
  title: 'Cancel reservation',
  message: 'Are you sure you want to cancel this reservation?',
  confirmLabel: 'Cancel reservation',
  cancelLabel: 'Keep it',
};

describe('ConfirmDialog', () => {
  it('asks its question, named by its title', async () => {
    const { container } = render(
      <ConfirmDialog {...question} open onConfirm={jest.fn()} onCancel={jest.fn()} />,
    );
    expect(screen.getByRole('alertdialog', { name: 'Cancel reservation' })).toHaveAccessibleDescription(
      question.message,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('returns the clicked answer, once', async () => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
    render(<ConfirmDialog {...question} open onConfirm={onConfirm} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel reservation' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('treats closing by the browser (Escape) as the harmless answer', () => {
    const onCancel = jest.fn();
    render(<ConfirmDialog {...question} open onConfirm={jest.fn()} onCancel={onCancel} />);
    screen.getByRole<HTMLDialogElement>('alertdialog').close();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('renders nothing while closed', () => {
    render(<ConfirmDialog {...question} open={false} onConfirm={jest.fn()} onCancel={jest.fn()} />);
    expect(screen.queryByText(question.message)).toBeNull();
  });
});

it('a dialog that has to be read before it is answered starts at its title', () => {
  render(
    <Dialog open headed title="Import guests.csv" onClose={jest.fn()}>
      <button>First control</button>
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Import guests.csv' })).toHaveFocus();
});
