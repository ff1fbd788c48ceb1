import { embedCode } from './embed-code';

const base = { origin: 'https://book.example', restaurantId: 'G_4f-77', label: '' } as const;

describe('the embed code', () => {
  it('is one tag, with a button by default', () => {
    expect(embedCode({ ...base, mode: 'button' })).toBe(
      '<script src="https://book.example/embed.js" data-restaurant="G_4f-77" async></script>',
    );
  });

  it('includes the mode and the label of the button, escaped', () => {
    document.body.innerHTML = embedCode({ ...base, mode: 'inline', label: 'At "Anna & <b>Ben"' });
    const { dataset } = document.querySelector('script') as HTMLScriptElement;
    expect({ ...dataset }).toEqual({ restaurant: 'G_4f-77', mode: 'inline', label: 'At "Anna & <b>Ben"' });
    expect(document.querySelector('b')).toBeNull();
  });
});
