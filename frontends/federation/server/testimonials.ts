import type { Testimonial } from '../src/page-data';

/** Parses a list of testimonials from JSON; undefined if it is invalid. Empty texts count as missing. */
export function parseTestimonials(json: string): Testimonial[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.every(isTestimonial)
      ? list.map(({ quote, name, restaurant, isExample }) => ({
          ...{ quote, name, restaurant },
          ...(isExample ? { isExample } : {}),
        }))
      : undefined;
  } catch {
    return undefined;
  }
}

function isTestimonial(value: unknown): value is Testimonial {
  if (typeof value !== 'object' || value === null) return false;
  const { quote, name, restaurant, isExample = false } = value as Record<string, unknown>;
  if (typeof isExample !== 'boolean') return false;
  return [quote, name, restaurant].every((words) => typeof words === 'string' && words.trim() !== '');
}
