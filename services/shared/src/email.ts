const emailShape = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/;

/** True for a syntactically valid mail address. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && emailShape.test(email);
}
