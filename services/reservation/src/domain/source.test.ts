import { sourceOf } from './source';

test('a source is the site’s name with its address', () => {
  expect(sourceOf('https://www.example.com/menu')).toEqual({
    source: 'example.com',
    fullUrl: 'https://www.example.com/menu',
  });
});

test('an impossible address counts as direct', () => {
  expect(sourceOf(`https://${'a'.repeat(2_000)}.com/`)).toEqual({ source: 'direct', fullUrl: '' });
});
