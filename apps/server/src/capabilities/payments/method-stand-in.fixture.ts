/** An external service of a method: in memory, on a local port. Its folder provides it as `NAME.fixture.ts`. */
export interface MethodStandIn {
  /** Settings of the server that make the method use it. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The settings that make the method use it. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The buyer pays on its page. */
  approve(paymentId: string): void;
  close(): Promise<void>;
}
