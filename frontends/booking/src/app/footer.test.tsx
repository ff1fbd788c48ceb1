import { render, screen } from '@testing-library/react';
import { Footer } from './footer';

afterEach(() => delete document.documentElement.dataset['ownName']);

test('the footer names the product', () => {
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'Tablewell' })).toBeInTheDocument();
});

test('the footer does not name the product if the restaurant shows only its own name', () => {
  document.documentElement.dataset['ownName'] = 'Trattoria Ada';
  const { container } = render(<Footer />);
  expect(container).not.toHaveTextContent('Tablewell');
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeInTheDocument();
});

test('the footer links to the legal pages in the language that the address names', () => {
  window.history.replaceState(null, '', '?lang=ja');
  const { unmount } = render(<Footer />);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy?lang=ja');
  unmount();
  window.history.replaceState(null, '', '?');
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
});
