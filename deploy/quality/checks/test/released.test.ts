import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcesBreak, contracts, releasedDocument, releasedMessages } from '../released.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a clone without the tag uses the copies', () => {
  expect(releasedDocument('openapi', '@tablewell/gateway@0.0.0').paths).toHaveProperty(['/api/signin']);
  expect(releasedMessages(folder, '@tablewell/gateway@0.0.0')).toBe(contracts.proto.copy);
});

test('a break is announced if a changeset says major for the package, and for no other', () => {
  writeFileSync(
    join(folder, 'one.md'),
    "---\n'@tablewell/gateway': major\n'@tablewell/proto': minor\n---\n\nText\n",
  );
  expect(announcesBreak('@tablewell/gateway', folder)).toBe(true);
  expect(announcesBreak('@tablewell/proto', folder)).toBe(false);
});
