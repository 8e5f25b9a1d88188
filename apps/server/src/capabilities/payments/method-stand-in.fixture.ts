/** A service of a method that is not this server: in memory, on a port of this machine. Its folder has it as `NAME.fixture.ts`. */
export interface MethodStandIn {
  /** What leads the method to it. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The buyer pays on its page. */
  approve(paymentId: string): void;
  close(): Promise<void>;
}
