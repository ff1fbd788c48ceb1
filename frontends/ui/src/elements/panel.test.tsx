import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './panel';
import type { PanelState } from './panel';

const show = (state: PanelState<string>) =>
  render(
    <Panel state={state} loadingText="Loading reservations..." empty={<p>No reservations found</p>}>
      {(name) => <p>Hello {name}</p>}
    </Panel>,
  );

describe('Panel', () => {
  it('says what it is waiting for', () => {
    show({ kind: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading reservations...');
  });

  it('tells an error and tries again when asked', async () => {
    const retry = jest.fn();
    show({ kind: 'error', message: 'Search failed: Bad Gateway', retry });
    expect(screen.getByRole('alert')).toHaveTextContent('Search failed: Bad Gateway');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offers no Retry where it cannot help', () => {
    show({ kind: 'error', message: 'No restaurant selected' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when there is nothing', () => {
    show({ kind: 'empty' });
    expect(screen.getByText('No reservations found')).toBeVisible();
  });

  it('draws the data when it is there', () => {
    show({ kind: 'ready', data: 'Ada' });
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });
});
