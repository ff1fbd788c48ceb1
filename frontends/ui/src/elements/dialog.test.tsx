import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

  it('treats Escape as the harmless answer', async () => {
    const onCancel = jest.fn();
    render(<ConfirmDialog {...question} open onConfirm={jest.fn()} onCancel={onCancel} />);
    await userEvent.keyboard('{Escape}');
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

it('is not displayed any more when the focus returns, so that its content is not laid out once more', async () => {
  const shownAtReturn: boolean[] = [];
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button
          onClick={() => setOpen(true)}
          onFocus={() => open && shownAtReturn.push(document.querySelector('[data-open]') !== null)}
        >
          Add guest
        </button>
        <Dialog open={open} title="New guest" onClose={() => setOpen(false)}>
          <button>Save</button>
        </Dialog>
      </>
    );
  };
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
  expect(document.querySelector('[data-open]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Add guest' })).toHaveFocus();
  expect(shownAtReturn).toEqual([false]);
  await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
  expect(document.querySelector('[data-open]')).not.toBeNull();
});

describe('the focus', () => {
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Add guest</button>
        <Dialog open={open} title="New guest" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
          <button>Save</button>
        </Dialog>
        <button>Behind</button>
      </>
    );
  };

  it('moves into the dialog, stays there, and returns to where it was', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
    const [name, save] = [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Save' })];
    expect(name).toHaveFocus();
    await userEvent.tab();
    expect(save).toHaveFocus();
    await userEvent.tab();
    expect(name).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(save).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add guest' })).toHaveFocus();
  });

  it('stays when the page beside the dialog is pressed', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
    await userEvent.click(screen.getByRole('dialog').parentElement!);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('is where a control of the dialog took it', () => {
    render(
      <Dialog open title="New guest" onClose={jest.fn()}>
        <input aria-label="Name" />
        <input aria-label="Phone" autoFocus />
      </Dialog>,
    );
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });
});

describe('Escape', () => {
  it('closes the uppermost dialog alone', async () => {
    const [outer, inner] = [jest.fn(), jest.fn()];
    const shown = (isAsking: boolean) => (
      <Dialog open title="Guest" onClose={outer}>
        <button>Erase</button>
        <Dialog open={isAsking} title="Erase?" onClose={inner}>
          <button>Keep</button>
        </Dialog>
      </Dialog>
    );
    const { rerender } = render(shown(false));
    rerender(shown(true));
    await userEvent.keyboard('{Escape}');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
    rerender(shown(false));
    await userEvent.keyboard('{Escape}');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
  });

  it('is left to a control that uses it', async () => {
    const onClose = jest.fn();
    render(
      <Dialog open title="Guest" onClose={onClose}>
        <input aria-label="Name" onKeyDown={(event) => event.preventDefault()} />
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('the page knows whether a dialog is open, so that messages above it let presses through', () => {
  const isMarked = () => document.documentElement.matches("[data-dialogs^='1']");
  const Two = ({ open }: { open: number }) => (
    <>
      <Dialog open={open > 0} title="First" onClose={jest.fn()}>
        <button>One</button>
      </Dialog>
      <Dialog open={open > 1} title="Second" onClose={jest.fn()}>
        <button>Two</button>
      </Dialog>
    </>
  );
  const { rerender } = render(<Two open={0} />);
  for (const open of [1, 2, 1, 0]) {
    rerender(<Two open={open} />);
    expect(isMarked()).toBe(open > 0);
  }
});
