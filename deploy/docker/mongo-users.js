// Runs once, in an empty MongoDB: creates a user for each process, with rights on its own database only.
const names = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];
const admin = db.getSiblingDB('admin');
for (const name of names) {
  const pwd = process.env[`${name.toUpperCase()}_MONGODB_PASSWORD`];
  if (!pwd) throw new Error(`${name.toUpperCase()}_MONGODB_PASSWORD is not set`);
  admin.createUser({ user: name, pwd, roles: [{ role: 'readWrite', db: `tablewell_${name}` }] });
}
// The rights needed to replay the writes made during a backup: `mongorestore --oplogReplay`.
const anything = { resource: { anyResource: true }, actions: ['anyAction'] };
admin.createRole({ role: 'replay', privileges: [anything], roles: [] });
admin.grantRolesToUser('root', ['replay']);
