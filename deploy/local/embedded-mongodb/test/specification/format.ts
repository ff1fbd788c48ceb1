import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EJSON } from 'bson';

/** The parts of the unified test format (schema 1.x) that the CRUD tests use. */
export interface TestFile {
  description: string;
  runOnRequirements?: Requirement[];
  createEntities?: Record<string, EntitySpec>[];
  initialData?: CollectionData[];
  tests: TestCase[];
}

interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  serverless?: string;
}

export interface EntitySpec {
  id: string;
  client?: string;
  database?: string;
  databaseName?: string;
  collectionName?: string;
  observeEvents?: string[];
  uriOptions?: Record<string, unknown>;
  databaseOptions?: Record<string, unknown>;
  collectionOptions?: Record<string, unknown>;
}

export interface CollectionData {
  collectionName: string;
  databaseName: string;
  documents: Record<string, unknown>[];
}

export interface TestCase {
  description: string;
  runOnRequirements?: Requirement[];
  skipReason?: string;
  operations: Operation[];
  expectEvents?: {
    client: string;
    events: Record<string, Record<string, unknown>>[];
    ignoreExtraEvents?: boolean;
  }[];
  outcome?: CollectionData[];
}

export interface Operation {
  name: string;
  object: string;
  arguments?: Record<string, unknown>;
  expectResult?: unknown;
  expectError?: Record<string, unknown>;
  saveResultAsEntity?: string;
  ignoreResultAndError?: boolean;
}

/** The folder of the drivers' CRUD tests; undefined if it is not on this machine. */
export function specificationFolder(): string | undefined {
  const root =
    process.env.MONGODB_SPECIFICATIONS ??
    resolve(__dirname, '../../../../../../shared/mongodb-specifications');
  const folder = join(root, 'crud');
  return existsSync(folder) ? folder : undefined;
}

export const specificationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

export const readTestFile = (folder: string, name: string): TestFile =>
  EJSON.parse(readFileSync(join(folder, name), 'utf8'), { relaxed: true }) as unknown as TestFile;

const numbered = (version: string): number =>
  version.split('.').reduce((sum, part, index) => sum + Number(part) / 1000 ** index, 0);

/** Why no requirement is met by a server of this version; undefined if one is. */
export function unmet(requirements: Requirement[] | undefined, version: string): string | undefined {
  const met = (requirements ?? [{}]).some(
    ({ minServerVersion, maxServerVersion, topologies, serverless }) =>
      (!minServerVersion || numbered(minServerVersion) <= numbered(version)) &&
      (!maxServerVersion || numbered(maxServerVersion) >= numbered(version)) &&
      (!topologies || topologies.includes('replicaset')) &&
      serverless !== 'require',
  );
  return met ? undefined : `asks for another server: ${JSON.stringify(requirements)}`;
}
