const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] ?? '');

/**
 * A frame with the booking page, to paste into another site, and a few lines that keep it as high as its content: the
 * booking page posts `{ type: 'tablewell:height', height }` in CSS pixels. Only what our page in this frame says counts.
 */
export function embedCode(link: string, restaurantName: string): string {
  const { origin, pathname } = new URL(link);
  const id = `tablewell-${pathname.split('/').at(-1) ?? ''}`;
  return `<iframe id="${id}" src="${escape(link)}" title="${escape(`Book a table at ${restaurantName}`)}" width="100%" height="760" style="border:0" loading="lazy"></iframe>
<script>
addEventListener('message', function (event) {
  var frame = document.getElementById('${id}');
  if (event.origin === '${origin}' && event.source === frame.contentWindow && event.data.type === 'tablewell:height') {
    frame.height = event.data.height;
  }
});
</script>`;
}
