// Runs once, in an empty MongoDB: a user for each process, with rights on its own database and on no other.
const names = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];
const admin = db.getSiblingDB('admin');
for (const name of names) {
  const pwd = process.env[`${name.toUpperCase()}_MONGODB_PASSWORD`];
  if (!pwd) throw new Error(`${name.toUpperCase()}_MONGODB_PASSWORD is not set`);
  admin.createUser({ user: name, pwd, roles: [{ role: 'readWrite', db: `tablewell_${name}` }] });
}
// What it takes to play back what was written while a copy was taken: `mongorestore --oplogReplay`.
const anything = { resource: { anyResource: true }, actions: ['anyAction'] };
admin.createRole({ role: 'replay', privileges: [anything], roles: [] });
admin.grantRolesToUser('root', ['replay']);
