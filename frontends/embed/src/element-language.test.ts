import { dialogOf, frameOf, origin, put, setElement } from './testing/element';

setElement();

describe('the language', () => {
  const languagesOfBrowser = jest.spyOn(navigator, 'languages', 'get');
  beforeEach(() => languagesOfBrowser.mockReturnValue(['en-US']));
  afterEach(() => document.documentElement.removeAttribute('lang'));

  test.each([
    ['its attribute', 'lang="ar"', 'de', ['fr'], 'ar'],
    ['its page', '', 'de-AT', ['fr'], 'de'],
    ['its page, where its own is none of ours', 'lang="it"', 'ja', ['fr'], 'ja'],
  ])('is that of %s, and the booking page opens in it', (_what, attributes, page, browser, language) => {
    languagesOfBrowser.mockReturnValue(browser);
    document.documentElement.lang = page;
    const { shadow } = put(`restaurant="r1" mode="inline" ${attributes}`);
    expect(frameOf(shadow).src).toBe(`${origin}/reservations/r1?lang=${language}`);
    expect(shadow.querySelector('.content')).toHaveAttribute('lang', language);
  });

  test('is the browser’s if the site declares none, and the booking page detects it by itself', () => {
    languagesOfBrowser.mockReturnValue(['it-IT', 'es-MX', 'fr']);
    const { shadow, inside } = put('restaurant="r1"');
    expect(inside.getByRole('button', { name: 'Reservar mesa' })).toBeInTheDocument();
    expect(inside.getByLabelText('Cerrar')).toBeInTheDocument();
    expect(dialogOf(shadow)).toHaveAttribute('dir', 'ltr');
    const inline = put('restaurant="r1" mode="inline"');
    expect(frameOf(inline.shadow).src).toBe(`${origin}/reservations/r1`);
    expect(inline.inside.getByRole('status')).toHaveTextContent('Cargando…');
  });

  test('may run from right to left in a site that does not, and changes with its attribute', () => {
    const { element, shadow, inside } = put('restaurant="r1" lang="ar"');
    expect(dialogOf(shadow)).toHaveAttribute('dir', 'rtl');
    element.setAttribute('lang', 'fr');
    expect(inside.getByRole('button', { name: 'Réserver une table' })).toBeInTheDocument();
    expect(dialogOf(shadow)).toHaveAttribute('dir', 'ltr');
  });
});
