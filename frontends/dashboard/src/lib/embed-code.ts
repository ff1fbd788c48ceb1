const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] ?? '');

export type EmbedMode = 'button' | 'inline';

interface EmbedCodeOptions {
  origin: string;
  restaurantId: string;
  mode: EmbedMode;
  /** The label of the button, or the name of the embedded page. */
  label: string;
}

export const defaultEmbedLabel = 'Book a table';

/** One tag to paste into another site: a button with a dialog, or the booking page as part of the site. */
export function embedCode({ origin, restaurantId, mode, label }: EmbedCodeOptions): string {
  const words = label.trim() || defaultEmbedLabel;
  const attributes = [
    `src="${origin}/embed.js"`,
    `data-restaurant="${escape(restaurantId)}"`,
    ...(mode === 'inline' ? ['data-mode="inline"'] : []),
    ...(words === defaultEmbedLabel ? [] : [`data-label="${escape(words)}"`]),
    'async',
  ];
  return `<script ${attributes.join(' ')}></script>`;
}
