/** Fills a page's `{{names}}`. Each part is already escaped for where the template puts it; unknown names are empty. */
export const fillTemplate = (template: string, parts: Record<string, string>): string =>
  // A function, because `$` is special in a replacement string and occurs in names of restaurants.
  template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => parts[name] ?? '');
