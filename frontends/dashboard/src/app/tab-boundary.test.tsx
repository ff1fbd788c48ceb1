import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, lazy } from 'react';
import { TabBoundary } from './tab-boundary';

afterEach(() => jest.restoreAllMocks());

it('shows that the code of a tab did not load, with a way to reload it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Tab = lazy(() => Promise.reject<{ default: () => null }>(new Error('Loading chunk failed')));
  const reload = jest.fn();
  render(
    <>
      <p>The other tabs</p>
      <TabBoundary reload={reload}>
        <Suspense fallback="…">
          <Tab />
        </Suspense>
      </TabBoundary>
    </>,
  );
  expect(await screen.findByText('This tab could not be opened')).toBeInTheDocument();
  expect(screen.getByText('The other tabs')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
