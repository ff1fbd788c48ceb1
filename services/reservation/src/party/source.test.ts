import { sourceOf } from './source';

test('a source is the site’s name with its address', () => {
  expect(sourceOf('https://www.example.com/blog?x=1')).toEqual({
    source: 'example.com',
    fullUrl: 'https://www.example.com/blog?x=1',
  });
});

test.each(['direct', '', 'javascript:alert(1)', 'data:text/html,x', `https://${'a'.repeat(2_000)}.com/`])(
  '%j is no site, and counts as direct',
  (referer) => {
    expect(sourceOf(referer)).toEqual({ source: 'direct', fullUrl: '' });
  },
);
