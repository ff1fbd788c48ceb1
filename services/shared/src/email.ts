const emailShape = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/;

/** True for a syntactically valid mail address. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && emailShape.test(email);
}

/** The address of a mail's sender, given as `Name <address>` or alone. */
export const senderAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
