import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Board, Piece } from '../../boards/board';
import type { BoardStore } from '../../ports';

interface BoardDocument {
  /** `<space>:<maker>:<slot>`: there are as many slots as boards of a person. */
  _id: string;
  boardId: string;
  space: string;
  makerId: string;
  name: string;
  isShared: boolean;
  pieces: Piece[];
  version: number;
  changedAt: Date;
}

const boardSchema = documentSchema<BoardDocument>(
  {
    _id: { type: String, required: true },
    boardId: { type: String, required: true },
    space: { type: String, required: true },
    makerId: { type: String, required: true },
    name: { type: String, required: true },
    isShared: { type: Boolean, required: true },
    // The shape of a piece is defined by the domain.
    pieces: { type: [Schema.Types.Mixed], default: [] } as never,
    version: { type: Number, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'boards', versionKey: false },
);
boardSchema.index({ space: 1 });
boardSchema.index({ boardId: 1 }, { unique: true });
// For the deletion of a restaurant.
boardSchema.index({ 'pieces.restaurantId': 1 });

/** More boards of one owner than any list shows. */
const maxListed = 500;

/** The collection `boards`. */
export class MongoBoards implements BoardStore {
  readonly model: Model<BoardDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<BoardDocument>('Boards', boardSchema);
  }

  async list(space: string): Promise<Board[]> {
    const found = await this.model.find({ space }).limit(maxListed).lean<BoardDocument[]>();
    return found.map(toBoard);
  }

  async find(space: string, boardId: string): Promise<Board | undefined> {
    const found = await this.model.findOne({ boardId, space }).lean<BoardDocument>();
    return found ? toBoard(found) : undefined;
  }

  async insert(board: Board, most: number): Promise<boolean> {
    const { id: boardId, space, makerId, pieces, ...content } = board;
    const used = await this.model.countDocuments({ space, makerId });
    for (let slot = used, tries = 0; tries < most; tries += 1, slot += 1)
      try {
        const _id = `${space}:${makerId}:${slot % most}`;
        await this.model.create({ _id, boardId, space, makerId, pieces: [...pieces], ...content });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    return false;
  }

  async replace({ id: boardId, space, name, isShared, pieces, version, changedAt }: Board): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { boardId, space, version: version - 1 },
      { $set: { name, isShared, pieces: [...pieces], version, changedAt } },
    );
    return matchedCount === 1;
  }

  async remove(boardId: string): Promise<void> {
    await this.model.deleteOne({ boardId });
  }

  /** Takes the pieces of a deleted restaurant from all boards, and deletes the boards that it had as one for tests. */
  async removeRestaurant(restaurantId: string): Promise<void> {
    await this.model.updateMany({ 'pieces.restaurantId': restaurantId } as never, {
      $pull: { pieces: { restaurantId } } as never,
      $inc: { version: 1 },
    });
    await this.model.deleteMany({ space: restaurantId });
  }

  /** Deletes the boards of an owner who has no restaurant any more. */
  async removeSpace(space: string): Promise<void> {
    await this.model.deleteMany({ space });
  }
}

const toBoard = ({ _id, boardId: id, ...board }: BoardDocument): Board => ({ id, ...board });
