import type { Address } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { ProcessPool } from './apart/process-pool.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import { platformPlace } from './database/wall.ts';
import type { Files } from './files/files.ts';
import type { Floods, Guards } from './limits.ts';
import type { NewMail } from './new-mail.ts';
import type { AddedPriceRules, PricedBuyer, PricedProduct } from './price-rules.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Browser, Leaving } from './site-user-steps.ts';

/**
 * The actor: a visitor, a signed-in site user of this website, a signed-in account with its roles on it, or the
 * operator's own commands.
 */
export type Actor =
  | { readonly kind: 'visitor'; readonly address: string }
  | {
      readonly kind: 'siteUser';
      readonly siteUserId: Id;
      readonly email: string;
      readonly sessionId: Id;
      readonly address: string;
    }
  | {
      readonly kind: 'account';
      readonly accountId: Id;
      readonly email: string;
      readonly sessionId: Id;
      /** Role numbers on the website of this context; empty on the platform. */
      readonly roles: readonly number[];
      readonly address: string;
    }
  | {
      readonly kind: 'operator';
      readonly address: string;
      /** Set when a job does what another person requested: it contributes no script of its own (SCRIPT-3). */
      readonly isForOthers?: true;
    };

/** A kind of event, and its payload. */
export interface EventKind<Payload> {
  readonly name: string;
  /** Only in types. */
  readonly payload?: Payload;
}

export interface Events {
  /** Calls the subscribers once the context's transaction has committed; their errors are logged, never thrown. */
  tell<Payload>(context: Context, kind: EventKind<Payload>, payload: Payload): void;
}

/** A kind of background work, and its input. */
export interface JobKind<Data> {
  readonly name: string;
  /** Only in types. */
  readonly data?: Data;
}

export interface Jobs {
  /**
   * Enqueues on the given connection: inside a transaction the job exists only if it commits. `after` delays
   * it until that time; waiting jobs with the same `key` are merged.
   */
  enqueue<Data extends object>(
    database: Database,
    kind: JobKind<Data>,
    job: { websiteId: Id | null; data: Data; after?: Date; key?: string },
  ): Promise<void>;
}

/** The price rules that one capability adds for a cart of these products (rule CART-27). */
export type PriceRuleSource = (
  context: Context,
  products: readonly PricedProduct[],
  buyer: PricedBuyer,
) => AddedPriceRules | Promise<AddedPriceRules>;

/** What a capability does for a site user who signs in or out, before the answer is sent. */
export interface SiteUserSteps {
  readonly entered: (context: Context, siteUserId: Id, browser: Browser) => Promise<void>;
  readonly left: (context: Context, leaving: Leaving, browser: Browser) => Promise<void>;
}

/** The buyer of an order, with the address that its invoice is made out to. */
export interface Payer {
  readonly email: string;
  readonly address: Address;
}

export type PayerSource = (context: Context, orderId: Id) => Promise<Payer | null>;

/** What becomes of the subscriptions of an order, for the capability above that knows none. */
export interface OrderSubscriptions {
  /** Locks the one that the order renews; call it before the order is locked. */
  readonly lockRenewed: (context: Context, orderId: Id) => Promise<void>;
  /**
   * Cancels those that the order began, or the one that it renews, and returns their titles; call it in a transaction,
   * with the order locked.
   */
  readonly cancel: (
    context: Context,
    order: { readonly id: Id; readonly subscription_id: Id | null },
  ) => Promise<string[]>;
}

/** Marks that the context's database is bound to its website. */
const walled: unique symbol = Symbol('walled');

/** The process’s own services, the same for every website. */
export interface Services {
  readonly configuration: Configuration;
  readonly database: Database;
  /** How `pg` reaches the database, for code that needs its own connection. */
  readonly connection: ClientConfig;
  readonly clock: Clock;
  readonly log: Logger;
  readonly events: Events;
  readonly jobs: Jobs;
  /** Files of websites. */
  readonly files: Files;
  /** Archives of permanently removed websites. */
  readonly keptArchives: Files;
  readonly secrets: Secrets;
  readonly notifications: Notifications;
  readonly floods: Floods;
  readonly guards: Guards;
  /** The price rules that the capabilities add. */
  readonly priceRules: readonly PriceRuleSource[];
  /** What the capabilities do for site users who sign in or out. */
  readonly siteUserSteps: readonly SiteUserSteps[];
  /** From the capability that keeps orders; null if there is no such order. */
  readonly payerOf: PayerSource;
  /** From the capability that keeps subscriptions. */
  readonly orderSubscriptions: OrderSubscriptions;
  /** Decodes pictures from untrusted sources. */
  readonly imageProcesses: ProcessPool;
  /** Draws invoices and other papers. */
  readonly paperProcesses: ProcessPool;
}

/** The first argument of a verb on the platform. Never ambient. */
export interface PlatformContext extends Services {
  readonly actor: Actor;
  readonly requestId: string;
}

/** The first argument of a verb on one website. */
export interface Context extends PlatformContext {
  readonly website: Website;
  /** That of the website, if the context speaks another one (`in-language.ts`). */
  readonly ownLanguage?: string;
  /** Only created by `onWebsite`. */
  readonly [walled]: Id;
  /**
   * For a page that is cached: the variants whose stock and the products whose rating it read, because it is outdated
   * when those change.
   */
  readonly shownStock?: Set<Id>;
  /** The same for prices: when the next one that it read changes by itself, in milliseconds since 1970. */
  readonly shownPrices?: { changeAt: number };
  /** For previews: emails are put here instead of into the outbox. */
  readonly mailbox?: NewMail[];
}

/** The same context on a transaction's connection, for verbs that call each other inside one. */
export function within<C extends PlatformContext>(context: C, database: Database): C {
  return { ...context, database: database.at(context.database.place) };
}

/** The same for one website: its verbs can only read and write the rows of this website (rule WALL-1). */
export function onWebsite(context: PlatformContext, website: Website): Context {
  return { ...context, website, database: context.database.at(website.id), [walled]: website.id };
}

/** The same without the website, for acts and mail of the platform that began on a website’s host. */
export function onPlatform(context: Context | PlatformContext): PlatformContext {
  if (!('website' in context)) return context;
  const { website: _, [walled]: __, ...platform } = context;
  return { ...platform, database: context.database.at(platformPlace) };
}
