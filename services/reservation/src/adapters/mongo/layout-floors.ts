import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Floor } from '@tablewell/restaurant-rules/floor';
import type { Connection, Model } from 'mongoose';

/** The floor of a layout, as published by an event. */
export interface LayoutFloor {
  /** Empty: none. */
  readonly layoutId: string;
  readonly layoutVersion: number;
  /** Absent while its tables cannot be booked. */
  readonly floor?: Floor;
}

interface FloorDocument {
  /** The layout's id. */
  _id: string;
  restaurantId: string;
  /** The layout's version. */
  version: number;
  /** The floor as JSON. */
  floor: string;
}

const floorSchema = documentSchema<FloorDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    floor: { type: String, required: true },
  },
  { collection: 'layout_floors', versionKey: false },
);
floorSchema.index({ restaurantId: 1 });

/** The latest bookable floor of each layout. A layout may be put in service after its floor was published. */
export class MongoLayoutFloors {
  readonly model: Model<FloorDocument>;
  private readonly copies: ReadModel<FloorDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<FloorDocument>('LayoutFloor', floorSchema);
    this.copies = new ReadModel(this.model);
  }

  find(layoutId: string): Promise<FloorDocument | undefined> {
    return this.copies.find(layoutId);
  }

  /**
   * Older versions are ignored. A layout whose tables cannot be booked is ignored, too, so its last bookable floor
   * stays.
   */
  async put(restaurantId: string, { layoutId, layoutVersion, floor }: LayoutFloor): Promise<void> {
    if (layoutId === '' || !floor) return;
    await this.copies.put(layoutId, layoutVersion, { restaurantId, floor: JSON.stringify(floor) });
  }

  async remove(layoutId: string): Promise<void> {
    await this.model.deleteOne({ _id: layoutId });
  }
}
