import { batchFinds, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Language } from '@tablewell/languages';
import type { Connection, Model } from 'mongoose';
import type { MessageTemplate } from '../../domain/message-templates';
import type { MessageTemplates } from '../../ports';

interface TemplateDocument extends MessageTemplate {
  /** `<restaurantId>:<language>:<kind>` */
  _id: string;
  restaurantId: string;
}

const idOf = (restaurantId: string, { language, kind }: Pick<MessageTemplate, 'language' | 'kind'>): string =>
  `${restaurantId}:${language}:${kind}`;

const schema = documentSchema<TemplateDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: String,
    kind: String,
    language: String,
    text: { type: String, default: '' },
    version: Number,
  },
  { collection: 'message_templates', versionKey: false },
);
schema.index({ restaurantId: 1, language: 1 });

/** Restaurants' own texts of SMS, in MongoDB. */
export class MongoMessageTemplates implements MessageTemplates {
  private readonly model: Model<TemplateDocument>;
  private readonly findOne: (id: string) => Promise<TemplateDocument | undefined>;

  constructor(connection: Connection) {
    this.model = connection.model<TemplateDocument>('MessageTemplate', schema);
    this.findOne = batchFinds(this.model.collection, {});
  }

  async find(
    restaurantId: string,
    kind: MessageTemplate['kind'],
    language: Language,
  ): Promise<MessageTemplate | undefined> {
    return this.findOne(idOf(restaurantId, { kind, language }));
  }

  async list(restaurantId: string, language?: Language): Promise<MessageTemplate[]> {
    return this.model.find({ restaurantId, ...(language ? { language } : {}) }).lean<TemplateDocument[]>();
  }

  async put(restaurantId: string, template: MessageTemplate): Promise<boolean> {
    const _id = idOf(restaurantId, template);
    if (template.version > 1) {
      const { text, version } = template;
      const { matchedCount } = await this.model.updateOne(
        { _id, version: version - 1 },
        { $set: { text, version } },
      );
      return matchedCount === 1;
    }
    try {
      await this.model.create({ ...template, _id, restaurantId });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
