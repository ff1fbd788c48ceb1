import { hasHidden } from '@tablewell/shared/hidden';

// cspell:ignore Grek Hira Bopo Armn Cher

/** A link that diners follow: HTTP or HTTPS only, without credentials, and with a dot in the host. */
const webAddress = /^https?:\/\/(?<host>[^\s/?#@<>"]+\.[^\s/?#@<>".]+)([/?#][^\s<>"]*)?$/i;

/**
 * The letters of one language: of a script whose letters look like those of another one, of any other scripts, or of East
 * Asia, which mixes several, also with Latin ones.
 */
const ofOneLanguage = [
  /^\p{sc=Latin}*$/u,
  /^\p{sc=Cyrl}*$/u,
  /^\p{sc=Grek}*$/u,
  /^\p{sc=Armn}*$/u,
  /^\p{sc=Cher}*$/u,
  /^[^\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]*$/u,
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]*$/u,
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hang}]*$/u,
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Bopo}]*$/u,
];

/** Whether a part of a host mixes scripts, as `paypal` does with one Cyrillic letter. */
function mixesScripts(part: string): boolean {
  const letters = part.normalize('NFC').replace(/\P{L}/gu, '');
  return !ofOneLanguage.some((language) => language.test(letters));
}

/** The problem of a website's address; undefined if it has none. */
export function addressProblem(address: string): string | undefined {
  const host = webAddress.exec(address)?.groups?.['host'];
  if (host === undefined) return 'Please enter a web address that begins with https://';
  if (hasHidden(address)) return 'The web address has invisible characters';
  return host.split('.').some(mixesScripts)
    ? 'The web address mixes the letters of several scripts'
    : undefined;
}
