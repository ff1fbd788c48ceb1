import type { BSONRegExp } from 'bson';
import { MongoError, unsupported } from '../errors';

/** JavaScript equivalents of PCRE escapes with another meaning. `\s`, `\d` and `\w` match ASCII only. */
const outside: Readonly<Record<string, string>> = {
  '.': '[^\\n]',
  '\\d': '[0-9]',
  '\\D': '[^0-9]',
  '\\s': '[ \\t\\n\\v\\f\\r]',
  '\\S': '[^ \\t\\n\\v\\f\\r]',
  '\\w': '[a-zA-Z0-9_]',
  '\\W': '[^a-zA-Z0-9_]',
};
const inside: Readonly<Record<string, string>> = {
  '\\d': '0-9',
  '\\s': ' \\t\\n\\v\\f\\r',
  '\\w': 'a-zA-Z0-9_',
};

/** One token of a pattern: an escape, the beginning of a group or a class, a repetition, or a character. */
const piece = /\\(?:x[0-9a-fA-F]{2}|[\s\S])|\((?:\?(?::|<?[=!]))?|\[\^?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/y;
/** Escapes that mean the same in both: control characters, a byte by its code, and characters that are not letters. */
const sameEscape = /^\\(?:[nrtfbB]|x[0-9a-fA-F]{2}|[^a-zA-Z0-9])$/;

/**
 * Translates a PCRE pattern to JavaScript. Syntax that the two interpret differently is refused, and so is a group with
 * an unbounded repetition: it may backtrack without end, and this store has one thread.
 */
function translate(pattern: string, options: string): string {
  const refuse = (): never => {
    throw unsupported(`The regular expression /${pattern}/`);
  };
  const multiline = options.includes('m');
  const table: Readonly<Record<string, string>> = {
    ...outside,
    // PCRE's `$` also matches before a final line feed, and no other character ends a line.
    '^': multiline ? '(?<![^\\n])' : '^',
    $: multiline ? '(?![^\\n])' : '(?=\\n?(?![\\s\\S]))',
    ...(options.includes('s') && { '.': '[\\s\\S]' }),
  };
  let result = '';
  let inClass = false;
  let previous = '';
  for (piece.lastIndex = 0; piece.lastIndex < pattern.length;) {
    const at = piece.lastIndex;
    let [token] = piece.exec(pattern) as unknown as [string];
    if (inClass && token.length > 1 && !token.startsWith('\\')) {
      // In a class only escapes are longer than one character.
      token = token.charAt(0);
      piece.lastIndex = at + 1;
    }
    const own = inClass ? inside : table;
    const isBegin = !inClass && token.startsWith('[');
    if (token.startsWith('\\') && !Object.hasOwn(own, token) && !sameEscape.test(token)) refuse();
    // Ignoring case, JavaScript also matches two letters outside ASCII with ASCII letters.
    if (/^\\w$/i.test(token) && options.includes('i')) refuse();
    if (inClass && (token === '[' || token === '\\b' || token === '\\B')) refuse();
    if (isBegin && pattern.charAt(piece.lastIndex) === ']') refuse();
    if (!inClass && (token === '{' || token === '}')) refuse();
    if (token === '(' && pattern.charAt(piece.lastIndex) === '?') refuse();
    if (token === '(' && pattern.charAt(piece.lastIndex) === '*') refuse();
    const isRepetition = !inClass && /^(?:[*+?]|\{\d)/.test(token);
    if (isRepetition && /^(?:[*+?]|\{\d)/.test(previous)) refuse();
    if (isRepetition && previous === ')' && !token.startsWith('?')) refuse();
    result += Object.hasOwn(own, token) ? own[token] : token;
    previous = inClass ? '' : token;
    if (isBegin) inClass = true;
    else if (inClass && token === ']') {
      inClass = false;
      previous = ']';
    }
  }
  return result;
}

/** Compiles a BSON regular expression to JavaScript's if the two mean the same; refuses it otherwise. */
export function compileRegex(pattern: string, options: string): RegExp {
  if (/[^imsxu]/.test(options)) throw new MongoError(51108, `invalid flag in regex options: ${options}`);
  if (options.includes('x')) throw unsupported('The regular expression option x');
  const source = translate(pattern, options);
  const flags = options.includes('i') ? 'i' : '';
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    // Escapes that Unicode mode forbids (`\-` outside a class) are common and mean the same without it.
    try {
      return new RegExp(source, flags);
    } catch (error) {
      throw new MongoError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}

export const compileBsonRegex = (value: BSONRegExp): RegExp => compileRegex(value.pattern, value.options);

/** The literal text with which every match must begin, for an index range; undefined if there is none. */
export function literalPrefix(pattern: string, options: string): string | undefined {
  if (!pattern.startsWith('^') || options !== '' || pattern.includes('|')) return undefined;
  let prefix = '';
  for (let at = 1; at < pattern.length; at++) {
    let char = pattern.charAt(at);
    if (char === '\\' && /[^a-zA-Z0-9]/.test(pattern.charAt(at + 1))) char = pattern.charAt(++at);
    else if (/[\\^$.*+?()[\]{}\0]/.test(char)) break;
    if (/[*?{]/.test(pattern.charAt(at + 1))) break;
    prefix += char;
  }
  // A quantifier would apply to half of a surrogate pair.
  if (/[\ud800-\udbff]$/.test(prefix)) prefix = prefix.slice(0, -1);
  return prefix === '' ? undefined : prefix;
}
