/**
 * Does to the page what a browser's translator does: every text node, also one that appears later, is moved into two
 * `font` elements. Returns a function that stops it.
 */
export function translatePage(): () => void {
  const wrap = (text: Text): void => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) return;
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((changes) =>
    changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(wrapAll),
  );
  wrapAll(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
