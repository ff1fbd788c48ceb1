import { embedCode } from './embed-code';

const origin = 'https://book.example';
const code = embedCode(`${origin}/reservations/G_4f-77`, 'Anna & Ben’s "Place"');

/** Pastes the code into this page as an owner would, and plays what a window says to it. */
function paste() {
  document.body.innerHTML = code;
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const heard: ((event: object) => void)[] = [];
  const script = document.querySelector('script')?.textContent ?? '';
  new Function('addEventListener', script)((_name: string, listener: (event: object) => void) =>
    heard.push(listener),
  );
  const say = (event: object) => heard.forEach((listener) => listener(event));
  return { frame, say };
}

describe('the embed code', () => {
  it('frames the booking page under the restaurant’s name', () => {
    const { frame } = paste();
    expect(frame.src).toBe(`${origin}/reservations/G_4f-77`);
    expect(frame.title).toBe('Book a table at Anna & Ben’s "Place"');
  });

  it('gives the frame the height that our page in it posts, and ignores other senders', () => {
    const { frame, say } = paste();
    const data = { type: 'tablewell:height', height: 912 };
    say({ origin: 'https://elsewhere.example', source: frame.contentWindow, data });
    say({ origin, source: window, data });
    say({ origin, source: frame.contentWindow, data: { type: 'other', height: 5 } });
    expect(frame.height).toBe('760');
    say({ origin, source: frame.contentWindow, data });
    expect(frame.height).toBe('912');
  });
});
