import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * A text with elements in it: `See our <link>Privacy Policy</link>.` Each is drawn by the function of its name, which gets
 * the words between; of names that it does not know the words stay.
 */
export function rich(
  text: string,
  draw: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode[] {
  // Text, name, words, text, name, words, …
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    return <Fragment key={index}>{draw[parts[index - 1] ?? '']?.(part) ?? part}</Fragment>;
  });
}
