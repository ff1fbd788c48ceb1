// The routes of the edge, read from its Caddyfile.

/**
 * The service to which the edge sends a path: the first block whose pattern matches, in the order of the file.
 * @param {string} caddyfile the text of the file
 * @param {string} path
 * @returns {string | undefined}
 */
export function serviceAt(caddyfile, path) {
  const named = new Map(
    [...caddyfile.matchAll(/^\t@(\w+) path (.*)$/gm)].map(([, name = '', paths = '']) => [`@${name}`, paths]),
  );
  const blocks = [...caddyfile.matchAll(/^\thandle ?(\S*) \{\n([^]*?)^\t\}/gm)].map(
    ([, matcher = '', block = '']) => ({
      patterns: matcher === '' ? ['*'] : (named.get(matcher) ?? matcher).split(' '),
      to: /import to ([\w-]+)|dynamic a ([\w-]+)/.exec(block),
    }),
  );
  /** @param {string} pattern */
  const fits = (pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const block = blocks.find(({ patterns }) => patterns.some(fits));
  return block?.to?.[1] ?? block?.to?.[2];
}
