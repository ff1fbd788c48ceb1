import type { Clock } from '@tablewell/chassis/clock';
import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { PictureFile, PictureFormat } from '../../domain/picture';
import type { PictureFiles, PictureOwner } from '../../ports';

interface FileDocument {
  /** The file's name. */
  _id: string;
  restaurantId: string;
  kind: PictureOwner['kind'];
  pictureId: string;
  format: PictureFormat;
  bytes: Buffer;
  storedAt: Date;
  /** Absent while the restaurant shows the picture. */
  expiresAt?: Date;
}

const fileSchema = documentSchema<FileDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    kind: { type: String, required: true },
    pictureId: { type: String, required: true },
    format: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    storedAt: { type: Date, required: true },
    expiresAt: { type: Date },
  },
  { collection: 'picture_files', versionKey: false },
);
fileSchema.index({ restaurantId: 1, kind: 1 });
fileSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** An upload shows its picture within this time after storing its files, or never. */
const underWayMs = 5 * 60_000;

/** Files of pictures in MongoDB, one document each; the largest has some hundred kilobytes. */
export class MongoPictureFiles implements PictureFiles {
  private readonly model: Model<FileDocument>;

  constructor(
    connection: Connection,
    private readonly clock: Clock,
  ) {
    this.model = connection.model<FileDocument>('PictureFile', fileSchema);
  }

  async put(owner: PictureOwner, files: readonly PictureFile[]): Promise<void> {
    const storedAt = this.clock();
    await this.model.bulkWrite(
      files.map(({ name, format, bytes }) => ({
        updateOne: {
          filter: { _id: name },
          update: {
            $set: { ...owner, format, bytes: Buffer.from(bytes), storedAt },
            $unset: { expiresAt: '' },
          },
          upsert: true,
        },
      })),
    );
  }

  async find(name: string): Promise<PictureFile | undefined> {
    const found = await this.model.findById(name).select('format bytes').lean<FileDocument>();
    if (!found) return undefined;
    const { format, bytes } = found;
    // A lean read returns the driver's own type.
    const { buffer } = bytes as unknown as { buffer: Uint8Array };
    return { name, format, bytes: new Uint8Array(buffer) };
  }

  async endOthers({ restaurantId, kind, pictureId }: PictureOwner, at: Date): Promise<void> {
    const since = new Date(this.clock().getTime() - underWayMs);
    const former = {
      restaurantId,
      kind,
      pictureId: trusted({ $ne: pictureId }),
      storedAt: trusted({ $lt: since }),
      expiresAt: trusted({ $exists: false }),
    };
    await this.model.updateMany(former, { $set: { expiresAt: at } });
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
