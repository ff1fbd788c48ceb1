import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The figures of one visit with Lighthouse's phone; times in milliseconds, the score out of 100. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly score: number;
}

/** The part of Lighthouse that is used. */
interface LighthouseModule {
  default(
    url: string,
    flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
  ): Promise<
    | {
        lhr: {
          lighthouseVersion: string;
          categories: Record<string, { score: number | null } | undefined>;
          audits: Record<string, { numericValue?: number } | undefined>;
        };
      }
    | undefined
  >;
}

export interface Lighthouse {
  readonly version: string;
  /** A cold visit by the default settings: a phone, a slow network and a quarter of this machine's speed. */
  visit(url: string): Promise<Visit>;
}

/**
 * Lighthouse on the Chromium that listens at `port`. It is installed beside the bench when it is first needed, because
 * no other command needs its hundred megabytes. `folder`: where its manifest and lock file are.
 */
export async function openLighthouse(folder: string, port: number): Promise<Lighthouse> {
  const main = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(main)) {
    console.log('Installing Lighthouse…');
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const { default: lighthouse } = (await import(pathToFileURL(main).href)) as LighthouseModule;
  let version = '';
  const visit = async (url: string): Promise<Visit> => {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    const figure = (audit: string): number => {
      const value = result?.lhr.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse has no ${audit} of ${url}`);
      return value;
    };
    version = result?.lhr.lighthouseVersion ?? '';
    return {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      score: Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100),
    };
  };
  return {
    get version() {
      return version;
    },
    visit,
  };
}
