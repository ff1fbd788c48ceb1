/** Trims and strips angle brackets (spec owner §5). Applied to what a person typed, on both sides. */
export function sanitise(text: string): string {
  return text.replace(/[<>]/g, '').trim();
}
