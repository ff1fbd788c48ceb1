import { decodeText } from './decode-text';

const bytes = (...values: readonly number[]): ArrayBuffer => new Uint8Array(values).buffer;
const latin = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const wide = (text: string, little: boolean): number[] =>
  latin(text).flatMap((code) => (little ? [code & 255, code >> 8] : [code >> 8, code & 255]));

describe('the text of a file of guests', () => {
  it.each([
    ['as UTF-8', bytes(...Buffer.from('Name\nJosé Núñez'))],
    ['as UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, ...Buffer.from('Name\nJosé Núñez'))],
    ['as Excel for Windows saves it', bytes(...latin('Name\nJosé Núñez'))],
    ['as UTF-16', bytes(0xff, 0xfe, ...wide('Name\nJosé Núñez', true))],
    ['as UTF-16 without its mark', bytes(...wide('Name\nJosé Núñez', true))],
    ['as UTF-16 in the other order', bytes(0xfe, 0xff, ...wide('Name\nJosé Núñez', false))],
  ])('%s', (_name, file) => {
    expect(decodeText(file)).toBe('Name\nJosé Núñez');
  });
});
