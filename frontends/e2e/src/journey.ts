import type { Browser } from 'playwright-core';
import { Api, makeOwner, type Owner } from './api';
import { launchBrowser, Person, type screens } from './browser';
import { Product, type Settings } from './product';
import { type Kind, returnProduct, sharedProduct, takeProduct } from './product-pool';
import { openSignedIn, type SignedInOptions } from './signed-in';

/** A product that another file has now is awaited. */
const startWithinMs = 15 * 60_000;

interface OwnerOptions {
  readonly timezone?: string;
  readonly settings?: object;
}

export interface JourneyOptions {
  /**
   * By default the file shares the product with all others. `exclusive`: no other file uses it meanwhile, but a later
   * one will; for journeys that break a part or a provider for a time, use up a limit, or wait for the end of a hold,
   * which is ten seconds there. `replicated`: in the same way, one with two gateways and a clock that the file may move.
   * Settings: a separate product that has them, which the file may also stop.
   */
  readonly product?: Kind | Settings | (() => Promise<Settings>);
  /** Makes an owner, with a restaurant that has these settings, once the product runs. */
  readonly owner?: OwnerOptions | ((product: Product) => OwnerOptions);
}

/** What a journey file runs on: a product, an owner and browsers. They are available from its `beforeAll` on. */
export class Journey {
  product!: Product;
  /** A caller without a session. */
  api!: Api;
  private made: Owner | undefined;
  private launched: Promise<Browser> | undefined;
  private readonly ofFile: Person[] = [];
  private readonly ofTest: Person[] = [];
  private inTest = false;

  constructor(private readonly options: JourneyOptions) {}

  /** Whether other files use the product, too. */
  get isShared(): boolean {
    return !this.options.product;
  }

  get owner(): Owner {
    if (!this.made) throw new Error('the journey was started without an owner');
    return this.made;
  }

  /** Launched for the first context. */
  get browser(): Promise<Browser> {
    return (this.launched ??= launchBrowser());
  }

  /**
   * A new browser context. One created within a test (or its `beforeEach`) is closed with it, others with the file;
   * after each test its pages are checked for errors.
   */
  async open(screen: keyof typeof screens, timezone?: string, locale?: string): Promise<Person> {
    return this.admit(await Person.open(await this.browser, screen, timezone, locale));
  }

  /** The signed-in owner in a new browser context, with the same lifetime. */
  async signIn(options?: SignedInOptions): Promise<Person> {
    return this.admit(await openSignedIn(await this.browser, this.owner, options));
  }

  private admit(person: Person): Person {
    (this.inTest ? this.ofTest : this.ofFile).push(person);
    return person;
  }

  async start(): Promise<void> {
    this.product = await this.productOfFile();
    this.api = new Api(this.product.origin);
    const { owner: asked } = this.options;
    const owner = typeof asked === 'function' ? asked(this.product) : asked;
    if (!owner) return;
    this.made = await makeOwner(this.api, owner.timezone);
    if (!owner.settings) return;
    const { api, restaurantId } = this.made;
    const { status } = await api.call('PATCH', `/api/restaurant/${restaurantId}`, owner.settings);
    if (status !== 200) throw new Error(`the restaurant’s settings were answered ${status}`);
  }

  private async productOfFile(): Promise<Product> {
    const { product: wanted } = this.options;
    if (!wanted) return sharedProduct();
    if (typeof wanted === 'string') return takeProduct(wanted);
    const product = await Product.create(typeof wanted === 'function' ? await wanted() : wanted);
    await product.start();
    return product;
  }

  beginTest(): void {
    this.inTest = true;
  }

  /** What the open pages show. */
  async describe(): Promise<string> {
    const people = [...this.ofFile, ...this.ofTest];
    return (await Promise.all(people.map((person) => person.describe()))).join('\n\n');
  }

  async endTest(): Promise<void> {
    this.inTest = false;
    const complaints = [...this.ofFile, ...this.ofTest].flatMap((person) => person.complaints.splice(0));
    await Promise.all(this.ofTest.splice(0).map((person) => person.close()));
    expect(complaints).toEqual([]);
  }

  async end(): Promise<void> {
    await (await this.launched)?.close();
    const { product: wanted } = this.options;
    if (!wanted || !this.product) return;
    await (typeof wanted === 'string' ? returnProduct(wanted) : this.product.remove());
  }
}

/** Starts a file's journey before its first test and ends it after its last; called once, at the top of the file. */
export function startJourney(options: JourneyOptions = {}): Journey {
  const journey = new Journey(options);
  // Called by the environment of the tests when one fails.
  Object.assign(globalThis, { describeOpenPages: () => journey.describe() });
  beforeAll(() => journey.start(), startWithinMs);
  beforeEach(() => journey.beginTest());
  afterEach(() => journey.endTest());
  afterAll(() => journey.end());
  return journey;
}
