import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { reservePort } from '../../../deploy/local/src/ports.mjs';
import { eventually } from './api';

// WebKit on a screen in memory, driven by its own WebDriver. Both are packages of Debian.

const waitMs = 60_000;
const screen = '1400x1000x24';

/** The small browser that belongs to the engine. Its folder is named after the machine's architecture. */
function miniBrowser(): string {
  const libraries = readdirSync('/usr/lib').map((folder) =>
    join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'),
  );
  const found = libraries.find((path) => existsSync(path));
  if (!found) throw new Error('WebKit is not installed: npm test installs it, and the README says how');
  return found;
}

/** The virtual screen and the driver, for the sessions of a file. */
export class WebKit {
  private readonly sessions: WebDriver[] = [];

  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly address: string,
  ) {}

  static async launch(): Promise<WebKit> {
    const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    // It chooses a free number, and writes it when it is ready.
    const [line] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await reservePort();
    const driver = spawn(
      process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver',
      [`--port=${port}`],
      {
        env: { ...process.env, DISPLAY: `:${line.toString().trim()}` },
        stdio: 'ignore',
      },
    );
    const address = `http://127.0.0.1:${port}`;
    const webkit = new WebKit([driver, xvfb], address);
    await eventually(async () => expect((await fetch(`${address}/status`)).status).toBe(200));
    return webkit;
  }

  /** A browser window without cookies or stored data of others. */
  async open(size: { readonly width: number; readonly height: number }): Promise<WebKitPage> {
    await Promise.all(this.sessions.splice(0).map((session) => session.quit()));
    const session = await new Builder()
      .usingServer(this.address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      })
      .build();
    this.sessions.push(session);
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return new WebKitPage(session);
  }

  async close(): Promise<void> {
    await Promise.all(this.sessions.splice(0).map((session) => session.quit()));
    for (const each of this.processes) each.kill();
    await Promise.all(this.processes.map((each) => each.exitCode ?? once(each, 'exit')));
  }
}

/** A page, whose parts are found by what users read. Each look-up waits. */
export class WebKitPage {
  constructor(private readonly session: WebDriver) {}

  go(address: string): Promise<void> {
    return this.session.get(address);
  }

  address(): Promise<string> {
    return this.session.getCurrentUrl();
  }

  /** Waits for an element that is shown, and scrolls it into the middle of the window. */
  async find(xpath: string): Promise<WebElement> {
    const found = await this.session
      .wait(async () => {
        for (const each of await this.session.findElements(By.xpath(xpath)))
          if (await each.isDisplayed().catch(() => false)) return each;
        return null;
      }, waitMs)
      .catch(() => null);
    if (!found) throw new Error(`nothing is shown at ${xpath}, but:\n${await this.shown()}`);
    await this.session.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
    return found;
  }

  /** The page's text, for an error. */
  private async shown(): Promise<string> {
    const text = await this.session.executeScript<string>('return document.body.innerText');
    return `${await this.address()}\n${text}`;
  }

  heading(text: string): Promise<WebElement> {
    return this.find(`//*[self::h1 or self::h2 or self::h3][normalize-space()="${text}"]`);
  }

  text(part: string): Promise<WebElement> {
    return this.find(
      `//*[contains(normalize-space(), "${part}")][not(*[contains(normalize-space(), "${part}")])]`,
    );
  }

  /** The field of a label. */
  field(label: string): Promise<WebElement> {
    return this.find(`//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for]`);
  }

  async type(label: string, text: string): Promise<void> {
    await (await this.field(label)).sendKeys(text);
  }

  /** Presses a button or a link. */
  async press(name: string): Promise<void> {
    await this.click(`//*[self::button or self::a][normalize-space()="${name}" or @aria-label="${name}"]`);
  }

  /** Ticks the box of a label. */
  async check(label: string): Promise<void> {
    const words = `//label[contains(normalize-space(), "${label}")]`;
    const box = await this.find(words).then((found) => found.getAttribute('for'));
    const input = box ? By.id(box) : By.xpath(`${words}//input`);
    await eventually(async () => {
      // A click may be counted although the driver reports that it was not.
      if (!(await this.session.findElement(input).isSelected())) await (await this.find(words)).click();
      expect(await this.session.findElement(input).isSelected()).toBe(true);
    });
  }

  /** Clicks again where the page has replaced the element meanwhile, or something else covered it. */
  async click(xpath: string): Promise<void> {
    await eventually(async () => (await this.find(xpath)).click());
  }
}
