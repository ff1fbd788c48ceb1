import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteOutlet, loadAhead } from './remote-outlet';
import { setRemotes } from './remotes';
import { clearRemotes, provideRemote } from './testing';

const panel = () => (
  <RemoteOutlet
    module="billing/pricing"
    props={{ variant: 'compact' }}
    loading={<p>Loading prices</p>}
    failed={(retry, error) => <button onClick={retry}>Retry after: {error.message}</button>}
  />
);

beforeEach(() => setRemotes({ billing: { entry: '/assets/billing/remoteEntry.js' } }));
afterEach(() => {
  clearRemotes();
  jest.restoreAllMocks();
});

describe('RemoteOutlet', () => {
  it('loads a remote again on Retry, and then shows it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what the boundary catches.
    let up = false;
    let requests = 0;
    provideRemote('billing/pricing', async () => {
      requests += 1;
      if (!up) throw new Error('no answer');
      return {
        Remote: ({ variant }: { variant: string }) => <p>Prices, {variant}</p>,
      };
    });
    render(panel());
    const retry = await screen.findByRole('button', { name: 'Retry after: no answer' });
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Retry after: no answer' })).toBeVisible();
    expect(requests).toBe(4); // Two requests each time: the first answer may come from a preload that failed.
    up = true;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Prices, compact')).toBeVisible();
  });

  it('shows a module that was preloaded at once, and nothing before it', async () => {
    provideRemote('dashboard/routes', async () => ({ Remote: () => <h1>The dashboard</h1> }));
    setRemotes({ dashboard: { entry: '/d.js' } });
    await loadAhead('dashboard/routes');
    render(
      <RemoteOutlet module="dashboard/routes" props={{}} loading={<p>Loading</p>} failed={() => null} />,
    );
    expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeVisible();
  });

  it('retries a failed remote by itself on another page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let up = false;
    provideRemote('marketing/routes', async () => {
      if (!up) throw new Error('no answer');
      return { Remote: () => <p>Features</p> };
    });
    setRemotes({ marketing: { entry: '/m.js' } });
    const at = (page: string) => (
      <RemoteOutlet
        module="marketing/routes"
        props={{}}
        page={page}
        loading={null}
        failed={(_retry, error) => <p>{error.message}</p>}
      />
    );
    const { rerender } = render(at('/login'));
    await screen.findByText('no answer');
    up = true;
    rerender(at('/features'));
    expect(await screen.findByText('Features')).toBeVisible();
  });

  it('keeps a remote that throws from breaking the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    provideRemote('floor-plan/panel', async () => ({
      Remote: () => {
        throw new Error('broken inside');
      },
    }));
    setRemotes({ 'floor-plan': { entry: '/x.js' } });
    render(
      <>
        <h1>The dashboard</h1>
        <RemoteOutlet
          module="floor-plan/panel"
          props={{ restaurant: { id: 'r1' } }}
          loading={null}
          failed={(_retry, error) => <p>{error.message}</p>}
        />
      </>,
    );
    expect(await screen.findByText('broken inside')).toBeVisible();
    expect(screen.getByRole('heading')).toBeVisible();
  });
});
