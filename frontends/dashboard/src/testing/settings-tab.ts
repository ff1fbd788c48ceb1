import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from './render-dashboard';

export const open = async () => {
  const view = renderAt('/dashboard?tab=settings');
  await screen.findByText('Save Settings');
  return view;
};
/** The section of the form that has an element: an audit of all others would find the same in each test. */
export const sectionOf = (element: HTMLElement) => element.closest('section') ?? document.body;
/** The bar of the button alone is searched: on this page are a hundred buttons, and finding their names takes long. */
export function save(): Promise<void> {
  const bar = screen.getByText('Save Settings').closest('button')?.parentElement ?? document.body;
  return userEvent.click(within(bar).getByRole('button', { name: 'Save Settings' }));
}

/** Each test has two time zones to choose from, and leaves nothing behind. */
export function onTheSettingsTab(): void {
  // Rendering hundreds of time zones would take most of the time of these tests.
  beforeEach(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Rome', 'Asia/Tokyo']));
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}
