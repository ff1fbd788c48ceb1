import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serve } from '../testing/render-dashboard';
import { restaurant } from '../testing/restaurant';
import { fieldRefusal } from '../testing/rpc-refusal';
import { open, save, sectionOf, onTheSettingsTab } from '../testing/settings-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

onTheSettingsTab();

describe('the settings tab', () => {
  it('saves what changed', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PATCH' ? [200, restaurant(body as object)] : undefined,
    );
    await open();
    const tables = screen.getByLabelText('4-Top Rectangle');
    await userEvent.clear(tables);
    await userEvent.type(tables, '12');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    expect(screen.getByText('48')).toBeInTheDocument();
    expect(await axe(sectionOf(tables))).toHaveNoViolations();
    await save();
    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      tableAvailability: { FourTop: { count: 12, capacity: 4 } },
    });
  });

  it('shows what a preview refuses at its field, and saves nothing', async () => {
    const message = 'Closing time must be later than opening time';
    const calls = serve(({ path }) =>
      path.endsWith('/PreviewChange') ? fieldRefusal('operatingPeriods[0].closingTime', message) : undefined,
    );
    await open();
    const weekly = screen.getByRole('group', { name: 'Every week' });
    await userEvent.click(within(weekly).getByLabelText('Saturday'));
    await save();
    await waitFor(() => expect(screen.getByLabelText('Closing')).toHaveAccessibleDescription(message));
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('asks before unsaved changes are discarded', async () => {
    serve();
    await open();
    await userEvent.type(screen.getByLabelText('Restaurant name'), '!');
    await userEvent.click(screen.getByRole('tab', { name: 'Share Link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('tab=settings'));
    expect(screen.getByLabelText('Restaurant name')).toHaveValue('The Olive Branch!');
    await userEvent.click(screen.getByRole('tab', { name: 'Share Link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Share Link' })).toBeInTheDocument();
  });
});
