/** A site whose host is written in another script, with the host as browsers send it; any other text unchanged. */
export function asciiHost(typed: string): string {
  const [, scheme = '', star = '', host = '', rest = ''] =
    /^\s*(https?:\/\/)?(\*\.)?([^/:?#]+)(.*?)\s*$/i.exec(typed) ?? [];
  if (!/[^\x20-\x7e]/.test(host) || !URL.canParse(`https://${host}`)) return typed;
  return scheme + star + new URL(`https://${host}`).host + rest;
}
