// cspell:ignore Política privacidad Condiciones servicio Ayuda Centro Saltar contenido
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalog } from '@tablewell/languages/shell/es';
import { browser, forgetPageData, pageDataId, setRemotes } from '@tablewell/federation';
import type { ReaderLanguage } from '@tablewell/federation';
import { Link } from '@tablewell/federation/router';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { App } from './app';

const titles = { '/privacy': 'Política de privacidad', '/terms': 'Condiciones del servicio' };
const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);

const Here = () => (
  <>
    <h1>At {window.location.pathname}</h1>
    <Link to="/terms">Terms</Link>
    <Link to="/subscription">Plans</Link>
  </>
);

beforeEach(() => {
  reload.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setRemotes({ marketing: { entry: '/m.js' }, billing: { entry: '/b.js' } });
  provideRemote('marketing/routes', async () => ({ Remote: Here }));
  provideRemote('billing/routes', async () => ({ Remote: Here }));
});
afterEach(() => {
  clearRemotes();
  forgetPageData();
  document.getElementById(pageDataId)?.remove();
});

/** Opens the shell as the server writes it for a visitor who prefers Spanish. */
async function openAt(path: string, reader: ReaderLanguage | undefined): Promise<void> {
  const data = JSON.stringify({ visitor: true, reader });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${pageDataId}">${data}</script>`,
  );
  window.history.replaceState(null, '', path);
  render(<App />);
  await screen.findByRole('heading', { name: `At ${path}` });
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('a page that is translated', () => {
  it('has the bar, the footer and its title in its language', async () => {
    await openAt('/privacy', { language: 'es', texts: catalog, titles });
    expect(document.title).toBe('Política de privacidad · Tablewell');
    const footer = screen.getByRole('navigation', { name: 'Ayuda' });
    expect(within(footer).getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toBeInTheDocument();
  });

  it('opens another translated page within the document, and an English one by a full load', async () => {
    await openAt('/privacy', { language: 'es', texts: catalog, titles });
    await follow('Terms');
    expect(screen.getByRole('heading', { name: 'At /terms' })).toBeVisible();
    expect(document.title).toBe('Condiciones del servicio · Tablewell');
    expect(reload).not.toHaveBeenCalled();
    await follow('Plans');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading', { name: 'At /subscription' })).toBeNull();
  });
});

describe('a page in English', () => {
  it('opens a translated one by a full load if the visitor prefers another language', async () => {
    await openAt('/subscription', { language: 'es' });
    expect(screen.getByRole('link', { name: 'Help Center' })).toBeVisible();
    await follow('Terms');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('opens every page within the document if the visitor prefers English', async () => {
    await openAt('/subscription', undefined);
    await follow('Terms');
    expect(screen.getByRole('heading', { name: 'At /terms' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
