import { format } from 'node:util';

/**
 * Fails each test that writes an error or a warning to the console. A test that expects one replaces the method:
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)`. A page is unmounted after this check, so a message
 * of its clean-up fails the next test, or the file after the last one.
 */
export function failOnConsoleMessages(): void {
  let messages: string[] = [];
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => {
      messages.push(`console.${level}: ${format(...parts)}`);
    };
  const check = () => {
    const unexpected = messages;
    messages = [];
    if (unexpected.length > 0) throw new Error(unexpected.join('\n\n'));
  };
  afterEach(check);
  afterAll(check);
}
