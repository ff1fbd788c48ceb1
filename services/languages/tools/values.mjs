import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * The values that a text needs: their names, with `number` for those that it counts.
 * @param {string} text @returns {Map<string, 'Value' | 'number'>}
 */
export function valuesOf(text) {
  const values = /** @type {Map<string, 'Value' | 'number'>} */ (new Map());
  /** @param {unknown} tokens */
  const walk = (tokens) => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, format, choices] = token;
      const counts = format === 'plural' || format === 'number';
      if (name) values.set(name, counts || values.get(name) === 'number' ? 'number' : 'Value');
      if (choices && typeof choices === 'object') Object.values(choices).forEach(walk);
    }
  };
  walk(compileMessage(text));
  return values;
}
