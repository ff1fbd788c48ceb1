/** Matches text that contains `text`, literally and ignoring case. */
export function containsText(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // BSON patterns end at the first NUL.
  return new RegExp(literal.replaceAll('\0', '\\x00'), 'i');
}
