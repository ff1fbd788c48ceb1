import type { Locator } from 'playwright-core';
import { eventually } from './api';
import { button, type Shown } from './pages';

/** The form with which diners book and change, on its own page or in a frame of another. */
export class BookingForm {
  constructor(private readonly shown: Shown) {}

  field(name: string): Locator {
    return this.shown.getByLabel(name, { exact: true });
  }

  get time(): Locator {
    return this.field('Time');
  }

  get notARobot(): Locator {
    return this.shown.getByRole('checkbox', { name: /robot/ });
  }

  /** Waits until there are times to choose from. */
  async chooseDate(date: string): Promise<void> {
    await this.field('Date').fill(date);
    await this.timesShown();
  }

  async timesShown(): Promise<void> {
    await eventually(async () => expect(await this.time.locator('option').count()).toBeGreaterThan(5));
  }

  async fill(date: string, at: string, name = 'Grace Hopper'): Promise<void> {
    await this.chooseDate(date);
    await this.time.selectOption(at);
    await this.field('Name').fill(name);
    await this.notARobot.check();
  }

  reserve(): Promise<void> {
    return button(this.shown, 'Reserve').click();
  }
}
