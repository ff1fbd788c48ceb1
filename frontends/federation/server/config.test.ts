/** @jest-environment node */
import { readConfig } from './config';

const good = { API_URL: 'http://127.0.0.1:3000', PUBLIC_ORIGIN: 'https://tablewell.example/' };

describe('the configuration', () => {
  it('has the documented defaults', () => {
    expect(readConfig(good)).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      page: {
        publicOrigin: 'https://tablewell.example',
        trialDays: 30,
        trialDaysAdvertised: 14,
        analyticsUrl: '',
        retentionDays: 30,
        supportEmail: '',
        offers: { prioritySupport: false, phoneSupport: false, accountManager: false },
        testimonials: [],
      },
    });
  });

  it('names every bad variable at once', () => {
    const read = () =>
      readConfig({
        PORT: 'eighty',
        PUBLIC_ORIGIN: 'ftp://x',
        TRIAL_DAYS: '-1',
        STRIPE_SCRIPT_URL: 'javascript:alert(1)',
        SUPPORT_EMAIL: 'nobody',
        TESTIMONIALS: '[{"quote":"Calm."}]',
      });
    const bad = ['PORT', 'API_URL', 'PUBLIC_ORIGIN', 'TRIAL_DAYS', 'STRIPE_SCRIPT_URL'];
    for (const name of [...bad, 'SUPPORT_EMAIL', 'TESTIMONIALS']) expect(read).toThrow(name);
  });

  it('treats what a compose file leaves empty as not set', () => {
    const empty = { TESTIMONIALS: '', TRIAL_DAYS: '', SUPPORT_EMAIL: '', REMOTE_SERVERS: '', PORT: '' };
    expect(readConfig({ ...good, ...empty })).toEqual(readConfig(good));
    expect(() => readConfig({ ...good, API_URL: '' })).toThrow('API_URL is missing');
  });

  it('accepts a path on our own origin for a provider that is simulated locally', () => {
    expect(readConfig({ ...good, STRIPE_SCRIPT_URL: '/sandbox/stripe.js' }).page.stripeScriptUrl).toBe(
      '/sandbox/stripe.js',
    );
    expect(() => readConfig({ ...good, STRIPE_SCRIPT_URL: '//elsewhere/x.js' })).toThrow('STRIPE_SCRIPT_URL');
  });

  it('accepts testimonials, and drops fields that are not shown', () => {
    const testimonial = { quote: 'Fridays are calm now.', name: 'Maria', restaurant: 'Trattoria Sole' };
    const TESTIMONIALS = JSON.stringify([{ ...testimonial, email: 'maria@example.com' }]);
    expect(readConfig({ ...good, TESTIMONIALS }).page.testimonials).toEqual([testimonial]);
  });

  it('accepts invented testimonials that say so', () => {
    const testimonial = { quote: 'Fridays are calm.', name: 'Maria', restaurant: 'Sole', isExample: true };
    const read = (one: object) =>
      readConfig({ ...good, TESTIMONIALS: JSON.stringify([one]) }).page.testimonials;
    expect(read(testimonial)).toEqual([testimonial]);
    expect(() => read({ ...testimonial, isExample: 'yes' })).toThrow('TESTIMONIALS');
  });
});
