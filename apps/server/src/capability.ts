import type { FastifyInstance } from 'fastify';
import type { OrderSubscriptions, PayerSource, PriceRuleSource, Services, SiteUserSteps } from './context.ts';
import type { Subscription } from './events.ts';
import type { BoundCall } from './http/bind-call.ts';
import type { JobDefinition } from './jobs/jobs.ts';

/**
 * One noun of the server: its calls, tables, events and jobs. `app.ts` lists the capabilities in order; each calls
 * only those above it, through their `index.ts`.
 */
export interface Capability {
  readonly name: string;
  /**
   * File name → SQL, from `import.meta.glob('./migrations/*.sql', { query: '?raw', import: 'default', eager: true
   * })`.
   */
  readonly migrations?: Readonly<Record<string, string>>;
  readonly calls?: readonly BoundCall[];
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: readonly JobDefinition[];
  /** What it adds to the price rules of carts: taxes, classes of products, discounts. */
  readonly priceRules?: PriceRuleSource;
  /** What it does for site users who sign in or out. */
  readonly siteUserSteps?: SiteUserSteps;
  /** Who pays for an order, for capabilities above that know no orders. */
  readonly payerOf?: PayerSource;
  /** What becomes of the subscriptions of an order, for capabilities above that know none. */
  readonly orderSubscriptions?: OrderSubscriptions;
  /** Routes that are not calls: pages, form posts, files, webhooks. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** Runs after the migrations and before the server listens. */
  readonly start?: (services: Services) => Promise<void>;
}
