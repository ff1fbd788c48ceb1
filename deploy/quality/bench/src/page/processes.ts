import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '../../../../local/src/ports.mjs';

/** A server of the bench: its address, and how to end it. */
export interface Serving {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The running product: its output, and the folder with its data and `run.json`. */
export interface RunningProduct extends Serving {
  readonly bookingUrl: string;
  readonly signIn: { readonly email: string; readonly password: string };
  readonly dataDir: string;
}

/** The whole product with its demo restaurant, as `npm start` runs it, with separate data. */
export async function startProduct(root: string): Promise<RunningProduct> {
  const [port, dataDir] = [await reservePort(), mkdtempSync(join(tmpdir(), 'tablewell-bench-'))];
  const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      PUBLIC_LIMITS: 'shipped',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, email = '', password = '', bookingUrl = ''] = await matchingOutput(
    child,
    /as (\S+) with password (\S+)\s+Book as a diner at (\S+)/,
  );
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: new URL(bookingUrl).origin, bookingUrl, signIn: { email, password }, dataDir, stop };
}

/** A web process over other frontends than the product's, which loads restaurants from the product. */
export async function startWeb(root: string, frontends: string, product: Serving): Promise<Serving> {
  const port = await reservePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['frontends/federation/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      API_URL: product.origin,
      PUBLIC_ORIGIN: origin,
      FRONTENDS_DIST: frontends,
      RECAPTCHA_SITE_KEY: 'sandbox',
      RECAPTCHA_SCRIPT_URL: '/sandbox/recaptcha/api.js',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await matchingOutput(child, /Server listening/);
  return { origin, stop: () => ended(child) };
}

/** The product's frontends without the booking remote's own page: diners then get the remote inside the shell. */
export function frontendsWithoutOwnPage(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tablewell-bench-shell-'));
  const frontends = join(root, 'frontends');
  for (const name of ['shell', 'marketing', 'dashboard', 'floor-plan', 'billing']) {
    symlinkSync(join(frontends, name), join(folder, name));
  }
  const ownPage = join(frontends, 'booking', 'dist', 'page');
  mkdirSync(join(folder, 'booking'));
  cpSync(join(frontends, 'booking', 'dist'), join(folder, 'booking', 'dist'), {
    recursive: true,
    filter: (path) => path !== ownPage,
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Waits until a process prints something; later output is discarded. */
function matchingOutput(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const found = pattern.exec(output);
      if (found) resolve(found);
    });
    child.once('exit', (code) =>
      reject(new Error(`The process exited with code ${code} before it printed ${pattern}:\n${output}`)),
    );
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}
