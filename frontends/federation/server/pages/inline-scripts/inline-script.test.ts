/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { inlineScript } from './inline-script';

test('an inline script calls its function with its arguments, which cannot end the element', () => {
  const html = inlineScript('n', (...[name, count]: [string, number]) => `${name} ${count}`, '</script>', 2);
  const [, code = ''] = /^<script nonce="n">(.*)<\/script>$/s.exec(html) ?? [];
  expect(code).not.toContain('</script>');
  expect(runInNewContext(code)).toBe('</script> 2');
});
