export { connectMongo, isDuplicateKey } from './connect';
export { containsText } from './contains-text';
export * from './document-schema';
export { batch, batchFinds, batchInserts, batchLists, batchUpdates } from './batch';
export { ReadModel } from './read-model';
export { upsertIfNewer } from './upsert-if-newer';
export { ensureIndexes } from './indexes';
export * from './schema-versions';
export * from './versioned-collection';
