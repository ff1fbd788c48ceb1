import type { BSONRegExp } from 'bson';
import { MongoError, unsupported } from '../errors';

const absent = /^(\(\?[#a-zA-Z^|>&+-]|\(\*|\\[AZzGQEhHvVRXKNC])/;
const possessive = /^[*+?}]\+/;

/** PCRE's `$` also stands before a final line feed; its `\s`, `\d`, `\w` know ASCII only. */
function translate(pattern: string, multiline: boolean): string {
  let result = '';
  let inClass = false;
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at, at + 4);
    if (!inClass && (absent.test(rest) || possessive.test(rest)))
      throw unsupported(`The regular expression /${pattern}/`);
    const step = rest.startsWith('\\') ? 2 : 1;
    const piece = rest.slice(0, step);
    if (piece === '[') {
      if (inClass && rest.startsWith('[:')) throw unsupported(`The regular expression /${pattern}/`);
      inClass = true;
    } else if (piece === ']') inClass = false;
    if (piece === '\\s') result += inClass ? ' \\t\\n\\v\\f\\r' : '[ \\t\\n\\v\\f\\r]';
    else if (piece === '\\S' && !inClass) result += '[^ \\t\\n\\v\\f\\r]';
    else if (piece === '$' && !inClass && !multiline) result += '(?=\\n?(?![\\s\\S]))';
    else result += piece;
    at += step;
  }
  return result;
}

/** Compiles a BSON regular expression to JavaScript's where the two mean the same; refuses it otherwise. */
export function compileRegex(pattern: string, options: string): RegExp {
  if (/[^imsxu]/.test(options)) throw new MongoError(51108, `invalid flag in regex options: ${options}`);
  if (options.includes('x')) throw unsupported('The regular expression option x');
  const flags = [...new Set(options.replace('u', ''))].join('');
  const source = translate(pattern, options.includes('m'));
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

/** The literal text that every match must begin with, for an index range; undefined when there is none. */
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
  return prefix === '' ? undefined : prefix;
}
