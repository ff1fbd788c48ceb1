/**
 * Fills in a page's `{{names}}`. Each value must already be escaped for its place in the template; unknown names become
 * empty.
 */
export const fillTemplate = (template: string, parts: Record<string, string>): string =>
  // A function, because `$` is special in a replacement string and occurs in names of restaurants.
  template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => parts[name] ?? '');
