import { render, screen } from '@testing-library/react';
import { Foot } from './foot';

afterEach(() => delete document.documentElement.dataset['ownName']);

test('the foot names the product', () => {
  render(<Foot />);
  expect(screen.getByRole('link', { name: 'Tablewell' })).toBeInTheDocument();
});

test('the foot does not name the product where the restaurant’s name stands alone', () => {
  document.documentElement.dataset['ownName'] = 'Trattoria Ada';
  const { container } = render(<Foot />);
  expect(container).not.toHaveTextContent('Tablewell');
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeInTheDocument();
});
