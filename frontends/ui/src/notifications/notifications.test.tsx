import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationRegion } from './notification-region';
import { dismissNotification, notify, readNotifications } from './store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => readNotifications().forEach(({ id }) => dismissNotification(id)));
  jest.useRealTimers();
});

describe('notifications', () => {
  it('disappear after the time given by the call', () => {
    render(<NotificationRegion />);
    act(() => void notify('Fully booked', { hideAfter: 10_000 }));
    act(() => void jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('status')).toHaveTextContent('Fully booked');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['danger', 8_000],
    ['info', 5_000],
  ] as const)('of tone %s disappear after %s ms if the call gave no time', (tone, ms) => {
    render(<NotificationRegion />);
    act(() => void notify('Something happened', { tone }));
    act(() => void jest.advanceTimersByTime(ms - 1));
    expect(screen.getByText('Something happened')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('Something happened')).toBeNull();
  });

  it('stay while the pointer or the focus is on them', () => {
    render(<NotificationRegion />);
    act(() => void notify('Fully booked', { hideAfter: 10_000 }));
    fireEvent.pointerEnter(screen.getByLabelText('Notifications'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Fully booked')).toBeVisible();
    fireEvent.pointerLeave(screen.getByLabelText('Notifications'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Fully booked')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.queryByText('Fully booked')).toBeNull();
  });

  it.each(['Dismiss', 'Undo'])('disappear after the focused one was removed by %s', (name) => {
    render(<NotificationRegion />);
    act(() => void notify('Canceled', { action: { label: 'Undo', onAct: () => undefined } }));
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    act(() => button.click());
    act(() => void notify('Saved', { hideAfter: 10_000 }));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('have an action that leads elsewhere as a link', () => {
    render(<NotificationRegion />);
    act(() => void notify('Full', { action: { label: 'Call us', href: 'tel:+12125550100' } }));
    expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+12125550100');
  });

  it('disappear after the focused one was removed by the page', () => {
    render(<NotificationRegion />);
    let dismiss = (): void => undefined;
    act(() => void (dismiss = notify('Importing', { hideAfter: null })));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => dismiss());
    act(() => void notify('Saved', { hideAfter: 10_000 }));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('are announced by a live region that was there before them', () => {
    render(<NotificationRegion />);
    const region = screen.getByLabelText('Notifications');
    expect(region).toHaveAttribute('aria-live', 'polite');
    act(() => void notify('Saved'));
    expect(region).toContainElement(screen.getByText('Saved'));
  });

  it('are alerts for errors, and polite otherwise', () => {
    render(<NotificationRegion />);
    act(() => void notify('Saved', { tone: 'success' }));
    act(() => void notify('Not saved', { tone: 'danger' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  it('show one line per entry under a title', () => {
    render(<NotificationRegion />);
    act(
      () =>
        void notify(['Name is required', 'Please select a time'], {
          title: 'Validation Errors:',
          tone: 'danger',
        }),
    );
    expect(screen.getByText('Validation Errors:')).toBeVisible();
    expect(screen.getByText('Please select a time')).toBeVisible();
  });

  it('appear in the page’s one region when sent from another copy of this package', () => {
    render(<NotificationRegion />);
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof import('./store')>('./store');
      act(() => void copy.notify('From a remote'));
    });
    expect(screen.getByText('From a remote')).toBeVisible();
  });

  it('offer an action, once', () => {
    render(<NotificationRegion />);
    const onAct = jest.fn();
    act(() => void notify('Canceled', { action: { label: 'Undo', onAct } }));
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Canceled')).toBeNull();
  });

  it('stay until dismissed if the call says so', () => {
    render(<NotificationRegion />);
    let dismiss = (): void => undefined;
    act(() => void (dismiss = notify('Importing', { hideAfter: null })));
    act(() => void jest.advanceTimersByTime(3_600_000));
    expect(screen.getByText('Importing')).toBeVisible();
    act(() => dismiss());
    expect(screen.queryByText('Importing')).toBeNull();
  });
});
