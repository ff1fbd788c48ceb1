import { screen } from '@testing-library/react';
import type { Call } from './serve';

export const noon = new Date();
noon.setHours(12, 0, 0, 0);
export const anna = {
  id: 'a',
  name: 'Anna Rossi',
  guests: 4,
  phoneNumber: '+14155552671',
  notes: 'Window table',
  reservation_time: noon.toISOString(),
  status: 'active',
};
export const byDate = ({ path }: Call) => path.endsWith('/by-date');
export const answers = (list: unknown) => (call: Call) =>
  byDate(call) ? ([200, list] as [number, unknown]) : undefined;
export const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

/** Each test leaves nothing behind. */
export function onTheReservationsTab(): void {
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}
