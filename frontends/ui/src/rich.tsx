import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * A text with elements in it: `See our <link>Privacy Policy</link>.` Each element is rendered by the function of its
 * name, which gets the text inside; for unknown names the text stays as it is.
 */
export function rich(
  text: string,
  draw: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode[] {
  // Text, name, content, text, name, content, …
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    return <Fragment key={index}>{draw[parts[index - 1] ?? '']?.(part) ?? part}</Fragment>;
  });
}
