import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../src/context.ts';
import type { TestAccount, TestServer } from '../harness.ts';
import type { TestClient } from '../test-client.ts';

/** The tools a fixture may use to create its call’s subject. */
export interface ConformanceKit {
  readonly server: TestServer;
  readonly website: Website;
  /** Admin of the website, signed in on its host and on the platform. */
  readonly account: TestAccount;
  readonly admin: TestClient;
  readonly platform: TestClient;
  /** The website’s context with the operator as actor, for calling verbs. */
  readonly context: Context;
}

/** One request that the call must answer with success; missing parts are generated from the contract. */
export interface ConformanceRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Headers in addition to a browser’s own, such as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Raw bytes and their type instead of a JSON body, for uploads. */
  readonly payload?: { readonly contentType: string; readonly bytes: Buffer };
}

export interface ConformanceFixture {
  /** Creates the call's data on this website, and the request. */
  readonly prepare: (kit: ConformanceKit) => Promise<ConformanceRequest>;
  /**
   * Says why the request of one website may be carried out on another; only for requests that name nothing of a
   * website.
   */
  readonly namesNothing?: string;
}

/** By the calls’ names. A capability exports its own as `fixtures` from `<noun>.conformance.ts`. */
export type ConformanceFixtures = Readonly<Record<string, ConformanceFixture>>;
