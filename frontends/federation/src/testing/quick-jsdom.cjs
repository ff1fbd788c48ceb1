// Speeds up the parts of jsdom on which tests of pages spend most of their time: computed styles and named access to
// collections. Each query by role, each click and each rule of axe reads the style of many elements.
const jsdom = require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] });
const { dirname, join } = require('node:path');

const partOf = (...path) => join(dirname(jsdom), 'jsdom', ...path);

/**
 * The properties that matter without a layout: visibility, whether an element can be clicked, and word boundaries in
 * accessible names.
 */
const decisive = /^(display|visibility|pointer-events)$/;
/** The colors that axe reads; jsdom would compute twelve. */
const colors = new Set(['color', 'background-color']);

/**
 * The decisive rules of a style sheet, without nested blocks: a selector and its declarations each.
 * @param {string} sheet @returns {{ selector: string, declarations: string[] }[]}
 */
function decisiveRules(sheet) {
  const plain = sheet.replace(/\/\*.*?\*\/|@namespace[^;]*;/gs, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, block]) => {
    const declarations = block
      .split(';')
      .map((declaration) => declaration.trim())
      .filter((declaration) => decisive.test(declaration.split(':')[0].trim()));
    return declarations.length > 0 ? [{ selector: selector.trim(), declarations }] : [];
  });
}

/**
 * The names of elements that a selector can match, or undefined if it can match any.
 * @param {string} selector @returns {Set<string> | undefined}
 */
function elementsOf(selector) {
  const names = selector.split(',').map((one) => /(?:^|[\s>])([a-z]\w*)[^\s>]*$/.exec(one.trim())?.[1]);
  return names.includes(undefined) ? undefined : new Set(names);
}

/** Reduces the browser's own style sheet, and compares its rules only with elements that they can match. */
function quickenStyles() {
  const sheet = partOf('browser', 'default-stylesheet.js');
  const rules = decisiveRules(require(sheet));
  require.cache[sheet].exports = rules
    .map(({ selector, declarations }) => `${selector} { ${declarations.join('; ')} }`)
    .join('\n');
  const elements = new Map(rules.map(({ selector }) => [selector, elementsOf(selector)]));
  const selectors = require(partOf('living', 'helpers', 'selectors.js'));
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) =>
    (elements.get(selector)?.has(element._localName) ?? true) && matchesDontThrow(element, selector);
  const { propertiesWithResolvedValueImplemented: computed } = require(
    partOf('living', 'helpers', 'style-rules.js'),
  );
  for (const [name, { computedValue }] of Object.entries(computed))
    if (computedValue === 'computed-color' && !colors.has(name)) delete computed[name];
}

/**
 * jsdom searches a whole collection for an element named `length` each time that `length` is read, and then ignores the
 * result.
 */
function quickenCollections() {
  const { implementation } = require(partOf('living', 'nodes', 'HTMLCollection-impl.js'));
  const { namedItem } = implementation.prototype;
  const properties = new Set(['length', 'item', 'namedItem', 'selectedIndex']);
  implementation.prototype.namedItem = function quickNamedItem(name) {
    return properties.has(name) ? null : Reflect.apply(namedItem, this, [name]);
  };
}

quickenStyles();
quickenCollections();
