import mongoose, { Schema, type Connection } from 'mongoose';
import { startTestStore, type TestStore } from './support/store';

describe('unmodified mongoose on the store', () => {
  let store: TestStore;
  let connection: Connection;

  beforeAll(async () => {
    store = await startTestStore();
    connection = await mongoose.createConnection(store.url, { dbName: 'shop' }).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await store.end();
  });

  it('saves, versions, finds, updates and groups', async () => {
    const schema = new Schema(
      {
        email: { type: String, unique: true },
        visits: Number,
        tags: [String],
        notes: [{ text: String }],
        when: Date,
      },
      { timestamps: true, optimisticConcurrency: true },
    );
    const Guest = connection.model('Guest', schema);
    await Guest.init();
    const guest = await Guest.create({
      email: 'a@b.c',
      visits: 1,
      tags: ['vip'],
      notes: [{ text: 'window' }],
      when: new Date(0),
    });
    await expect(Guest.create({ email: 'a@b.c' })).rejects.toMatchObject({ code: 11000 });
    const stale = await Guest.findById(guest._id);
    guest.tags.push('regular');
    await guest.save();
    stale?.set('visits', 9);
    await expect(stale?.save()).rejects.toThrow('No matching document');
    await Guest.bulkWrite([
      { updateOne: { filter: { email: 'a@b.c' }, update: { $inc: { visits: 1 } } } },
      { insertOne: { document: { email: 'x@y.z', visits: 5 } } },
    ]);
    expect(await Guest.find({ tags: 'regular' }).lean()).toMatchObject([
      { email: 'a@b.c', visits: 2, tags: ['vip', 'regular'], notes: [{ text: 'window' }] },
    ]);
    expect(
      await Guest.aggregate([
        { $match: { visits: { $gt: 0 } } },
        { $group: { _id: null, total: { $sum: '$visits' } } },
      ]),
    ).toEqual([{ _id: null, total: 7 }]);
    expect(
      await Guest.findOneAndUpdate(
        { email: 'n@e.w' },
        { $setOnInsert: { visits: 0 } },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toMatchObject({ visits: 0 });
    expect(await Guest.exists({ email: 'n@e.w' })).toBeTruthy();
    expect((await Guest.deleteMany({ visits: { $lt: 3 } })).deletedCount).toBe(2);
    expect(await Guest.countDocuments()).toBe(1);
    expect(await Guest.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  });
});
