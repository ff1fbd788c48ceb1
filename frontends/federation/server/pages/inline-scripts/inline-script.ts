import { embedJson } from '../../html';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * An inline script that calls `run` in the browser. Only the text of the function gets there, so it may use its
 * arguments and the browser's globals, but nothing that its module imports or declares.
 */
export const inlineScript = <Args extends readonly Json[]>(
  nonce: string,
  run: (...args: Args) => unknown,
  ...args: Args
): string => `<script nonce="${nonce}">(${textOf(run)})(${args.map(embedJson).join()})</script>`;

/** The function as the build prints it, without comments; and without indentation, which a visitor would download. */
const textOf = (run: (...args: never) => unknown): string => String(run).replace(/^\s+/gm, '');
