import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const remembered = () => localStorage.getItem('tablewell:first-steps:olive');

describe('the share link tab', () => {
  it('offers the direct link as a QR code to download', async () => {
    serve();
    const saved: { name: string; blob: Blob }[] = [];
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:code';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (blob) saved.push({ name: this.download, blob });
    });
    const { container } = renderAt('/dashboard?tab=share-link');
    expect(
      await screen.findByRole('img', { name: 'QR code of http://localhost/reservations/olive' }),
    ).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    expect(remembered()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Download SVG' }));
    expect(saved).toEqual([
      { name: 'booking-qr-the-olive-branch.svg', blob: expect.objectContaining({ type: 'image/svg+xml' }) },
    ]);
    expect(remembered()).toContain('share');
  });

  it('uses the restaurant’s own domain once it is proven', async () => {
    const domain = { host: 'book.olive.example', isProven: true };
    serve(({ path }) =>
      path.endsWith('/GetOwnName')
        ? [200, { ownName: { hidesProduct: true, isAllowed: true, domain }, version: 3 }]
        : undefined,
    );
    renderAt('/dashboard?tab=share-link');
    const code = await screen.findByRole('img', { name: /^QR code of/ });
    expect(code).toHaveAccessibleName('QR code of https://book.olive.example/');
    expect(screen.getByText('https://book.olive.example/')).toBeVisible();
  });

  it('prints a sheet with the code, and removes it afterwards', async () => {
    serve();
    const seen: (string | null)[] = [];
    window.print = () => seen.push(document.getElementById('print-sheet')?.textContent ?? null);
    renderAt('/dashboard?tab=share-link');
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(seen[0]).toContain('Book a table at The Olive Branch'));
    expect(seen).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.getElementById('print-sheet')).toBeNull();
  });
});
