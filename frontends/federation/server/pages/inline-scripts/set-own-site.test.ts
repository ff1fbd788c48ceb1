import { fromText } from '../../testing/from-text';
import { setOwnSite } from './set-own-site';

const set = fromText(setOwnSite);

beforeEach(() => {
  window.history.replaceState(null, '', '/?lang=ja');
  delete document.documentElement.dataset.ownName;
});

test('the page is at the path of its route, with the parameters of the address', () => {
  set('/reservations/ada', null);
  expect(window.location.pathname + window.location.search).toBe('/reservations/ada?lang=ja');
  expect(document.documentElement.dataset.ownName).toBeUndefined();
});

test('the page names the restaurant in place of the product', () => {
  set(null, 'Trattoria Ada');
  expect(window.location.pathname).toBe('/');
  expect(document.documentElement.dataset.ownName).toBe('Trattoria Ada');
});
