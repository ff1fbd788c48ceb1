import type { Clock } from '@tablewell/chassis/clock';
import type { IdSource } from '@tablewell/chassis/ids';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Group, GuestSharing, RestaurantBrief } from './domain/group';
import type { Layout } from './domain/layout';
import type { ProvenDomain } from './domain/own-name';
import type { Picture, PictureFile, PictureKind } from './domain/picture';
import type { AddressLink, InService, Restaurant } from './domain/restaurant';
import type { DraftSlot } from './domain/rules-draft';

/** Restaurants. Events are written with the change. */
export interface Restaurants {
  find(id: string): Promise<Restaurant | undefined>;
  findAll(ids: readonly string[]): Promise<Restaurant[]>;
  /** The names and owners of those that exist; test restaurants are none of them. */
  briefs(ids: readonly string[]): Promise<RestaurantBrief[]>;
  /** The ids of an owner's restaurants, or of those that are for tests, or that are not. */
  ownedBy(ownerId: string, mode?: 'live' | 'test'): Promise<string[]>;
  /** False if the id is taken, even by a deleted restaurant. */
  insert(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Writes if the stored version is the previous one; false after a concurrent change. */
  replace(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Deletes everything but the id and the event. */
  remove(restaurant: Restaurant, at: Date, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Ids of deleted restaurants of which something may be left, in order, after the given one. */
  toErase(max: number, afterId?: string): Promise<string[]>;
  /** Records that nothing was left at this instant, once no call from before the deletion can be running. */
  markErased(id: string, at: Date): Promise<void>;
}

/** Groups, one for each owner of several restaurants. */
export interface Groups {
  find(id: string): Promise<Group | undefined>;
  ofOwner(ownerId: string): Promise<Group | undefined>;
  /** Stores a group, or returns that of its owner if there is one. */
  make(group: Group): Promise<Group>;
  rename(id: string, name: string): Promise<void>;
  /** Writes with its event if the stored version of the sharing is the one before; false after a concurrent change. */
  setGuestSharing(
    id: string,
    before: GuestSharing | undefined,
    next: GuestSharing,
    event: OutboxEntry,
  ): Promise<boolean>;
  removeOf(ownerId: string): Promise<void>;
}

/** Confirmation links of new addresses. */
export interface AddressLinks {
  insert(link: AddressLink): Promise<void>;
  /** Undefined if unknown or expired. */
  find(hash: string, now: Date): Promise<AddressLink | undefined>;
}

/** Link secrets. */
interface Secrets {
  /** 256 random bits, URL-safe. */
  make(): string;
  hash(secret: string): string;
}

/** Floor plans. Events are written with the change. */
export interface Layouts {
  list(restaurantId: string): Promise<Layout[]>;
  find(restaurantId: string, id: string): Promise<Layout | undefined>;
  /** False if the id is taken. */
  insert(layout: Layout, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Writes the content if the stored version is the previous one; undefined after a concurrent save. */
  save(layout: Omit<Layout, 'name'>, event: OutboxEntry): Promise<Layout | undefined>;
  /** Writes only the name. Undefined if not found. */
  rename(
    layout: Pick<Layout, 'id' | 'restaurantId' | 'name'>,
    event: OutboxEntry,
  ): Promise<Layout | undefined>;
  /** Deletes everything but the id and the event. False if not found. */
  remove(layout: Layout, event: OutboxEntry): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Drafts of availability rules, one for each restaurant. Events are written with the change. */
export interface RulesDrafts {
  /** The empty slot of version 0 if none was ever saved. */
  find(restaurantId: string): Promise<DraftSlot>;
  /** Writes if the stored version is the previous one; false after a concurrent change. */
  replace(slot: DraftSlot, event: OutboxEntry): Promise<boolean>;
  remove(restaurantId: string): Promise<void>;
}

/** Pending changes that count towards a limit before the data shows them. */
export interface PendingChanges {
  /**
   * Adds `id` to the pending changes unless `decide` refuses; `decide` gets the other pending ids and counts the data.
   * Of concurrent calls one succeeds, and the others decide again. A change that is not released counts for a minute.
   */
  take(
    limit: string,
    id: string,
    decide: (underWay: readonly string[]) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined>;
  /** Call when the data shows the change, or when the change failed. */
  release(limit: string, id: string): Promise<void>;
}

/** The part of an owner's entitlements that this service needs. */
export interface Entitlements {
  readonly customFloorPlans: boolean;
  /** 0: no limit. */
  readonly maxRestaurants: number;
  /** Restaurants may show their own name and domain instead of the product's. */
  readonly whiteLabel: boolean;
  /** Restaurants may send SMS. Absent in copies of earlier releases. */
  readonly sms?: boolean | undefined;
}

/** Read copies of owners' entitlements. Undefined before the first event. */
export interface EntitlementsStore {
  find(ownerId: string): Promise<Entitlements | undefined>;
  /** Waits for the owner's first event; false if aborted first. */
  waitFor(ownerId: string, signal: AbortSignal): Promise<boolean>;
}

/** The picture that files belong to. */
export interface PictureOwner {
  readonly restaurantId: string;
  readonly kind: PictureKind | 'preview';
  readonly pictureId: string;
}

/** The files of pictures. */
export interface PictureFiles {
  /** Stores all files of a picture; existing ones stay. */
  put(owner: PictureOwner, files: readonly PictureFile[]): Promise<void>;
  find(name: string): Promise<PictureFile | undefined>;
  /** Lets the files of other pictures of this kind expire at an instant, except those of a running upload. */
  endOthers(owner: PictureOwner, at: Date): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Pictures for link previews. */
export interface LinkPreviews {
  /** The id of the current preview; empty if there is none. */
  idOf(restaurant: Restaurant): string;
  /** Draws it as a JPEG; undefined if too many are being drawn. */
  draw(restaurant: Restaurant, cover: Uint8Array | undefined): Promise<Uint8Array | undefined>;
}

/**
 * Checks an upload and encodes it in every size and format that is served. At most two at a time for each restaurant.
 * Rejects if it is canceled while it waits.
 */
export type EncodePicture = (
  upload: {
    readonly restaurantId: string;
    readonly kind: PictureKind;
    readonly bytes: Uint8Array;
  },
  signal?: AbortSignal,
) => Promise<{ readonly picture: Picture; readonly files: readonly PictureFile[] } | Refusal>;

/** Proven domains of booking pages; a domain belongs to one restaurant. */
export interface OwnDomains {
  find(host: string): Promise<ProvenDomain | undefined>;
  /** Stores or renews the domain; false if it is another restaurant's. */
  claim(domain: ProvenDomain): Promise<boolean>;
  /** The domains to look up, the longest due first. */
  due(now: Date, limit: number): Promise<ProvenDomain[]>;
  /** Writes the outcome of a look-up, unless another process has written one. */
  replace(domain: ProvenDomain, next: ProvenDomain): Promise<void>;
  /** Deletes the domain if it is this restaurant's. */
  release(host: string, restaurantId: string): Promise<void>;
  /** Deletes all domains of the restaurant. */
  releaseAll(restaurantId: string): Promise<void>;
}

/** Looks up the texts of a name's TXT records; undefined if no DNS server answered. */
export type LookUpTokens = (name: string) => Promise<readonly string[] | undefined>;

/** A public holiday of a country, by local dates, both included. */
export interface Holiday {
  readonly name: string;
  readonly from: string;
  readonly until: string;
}

/** The public holidays of a country in a year, by date; empty if they are not known. */
export type ListHolidays = (country: string, year: number) => Promise<readonly Holiday[]>;

/** Grants the owner's membership at the auth service. */
type GrantOwner = (userId: string, restaurant: Pick<Restaurant, 'id' | 'isTest'>) => Promise<void>;

/** Creates outbox entries for the events of restaurants. */
export interface EventFactory {
  created(restaurant: Restaurant): OutboxEntry;
  /** `changed`: names of the changed fields. */
  updated(restaurant: Restaurant, changed: readonly string[], inService: InService): OutboxEntry;
  deleted(restaurant: Restaurant): OutboxEntry;
  /** `token` is sent by mail. */
  addressConfirmationRequested(link: Omit<AddressLink, 'hash'>, token: string): OutboxEntry;
  rulesDraftKept(restaurantId: string, name: string): OutboxEntry;
  rulesDraftDiscarded(restaurantId: string, name: string): OutboxEntry;
  layoutCreated(layout: Layout): OutboxEntry;
  layoutSaved(layout: Layout): OutboxEntry;
  layoutDeleted(layout: Layout): OutboxEntry;
  /** `restaurants`: those of the group at this moment. */
  guestSharingSet(
    group: Pick<Group, 'id' | 'ownerId'>,
    sharing: GuestSharing,
    restaurants: readonly RestaurantBrief[],
  ): OutboxEntry;
}

/** The dependencies of the use cases. */
export interface Ports {
  readonly restaurants: Restaurants;
  readonly groups: Groups;
  readonly addressLinks: AddressLinks;
  readonly secrets: Secrets;
  readonly layouts: Layouts;
  readonly rulesDrafts: RulesDrafts;
  readonly entitlements: EntitlementsStore;
  readonly pendingChanges: PendingChanges;
  readonly grantOwner: GrantOwner;
  readonly holidays: ListHolidays;
  readonly pictureFiles: PictureFiles;
  readonly encodePicture: EncodePicture;
  /** A stored file as PNG. */
  readonly asPng: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly linkPreviews: LinkPreviews;
  readonly ownDomains: OwnDomains;
  readonly lookUpTokens: LookUpTokens;
  /** The target of the CNAME records of restaurants' domains. */
  readonly ownDomainTarget: string;
  /** The product's own host names. */
  readonly productHosts: readonly string[];
  readonly eventFactory: EventFactory;
  readonly clock: Clock;
  readonly newId: IdSource;
}
