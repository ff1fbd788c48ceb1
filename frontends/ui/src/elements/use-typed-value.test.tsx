import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTypedValue } from './use-typed-value';

function Field({
  type,
  value,
  onCommit,
}: {
  type: string;
  value: string;
  onCommit: (typed: string) => void;
}) {
  return <input aria-label="Field" type={type} {...useTypedValue({ value, onCommit })} />;
}

const field = () => screen.getByLabelText('Field');
const show = (type: string, value: string) => {
  const onCommit = jest.fn();
  return { onCommit, ...render(<Field type={type} value={value} onCommit={onCommit} />) };
};

describe('a typed value', () => {
  it('is committed once, on Enter, regardless of the number of keys', async () => {
    const { onCommit } = show('number', '15');
    await userEvent.clear(field());
    await userEvent.type(field(), '-90{Enter}');
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([['-90']]);
  });

  it('is committed on blur', async () => {
    const { onCommit } = show('text', 'a');
    await userEvent.type(field(), 'b');
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([['ab']]);
  });

  it('is committed when the field is removed while it is being typed', async () => {
    const { onCommit, unmount } = show('text', '1');
    await userEvent.type(field(), '2');
    unmount();
    expect(onCommit.mock.calls).toEqual([['12']]);
  });

  it('is discarded by Escape', async () => {
    const { onCommit, unmount } = show('number', '15');
    await userEvent.type(field(), '7{Escape}');
    expect(field()).toHaveValue(15);
    unmount();
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('is committed at once when it was picked rather than typed', () => {
    const { onCommit } = show('date', '2026-11-23');
    fireEvent.change(field(), { target: { value: '2026-12-05' } });
    expect(onCommit.mock.calls).toEqual([['2026-12-05']]);
  });

  it('commits nothing when nothing was typed', async () => {
    const { onCommit } = show('date', '2026-11-23');
    await userEvent.click(field());
    await userEvent.tab();
    expect(onCommit).not.toHaveBeenCalled();
  });
});
