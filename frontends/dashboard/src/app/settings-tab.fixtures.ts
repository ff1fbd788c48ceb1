import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../testing/render-dashboard';

export const open = async () => {
  const view = renderAt('/dashboard?tab=settings');
  await screen.findByText('Save Settings');
  return view;
};
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));

/** Each test has two time zones to choose from, and leaves nothing behind. */
export function onTheSettingsTab(): void {
  // Rendering hundreds of time zones would take most of the time of these tests.
  beforeEach(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Rome', 'Asia/Tokyo']));
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}
