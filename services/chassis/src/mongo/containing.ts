/** Finds what contains this text, taken literally, in either case. */
export function containing(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A pattern goes to the store as text that ends at the first such sign.
  return new RegExp(literal.replaceAll('\0', '\\x00'), 'i');
}
