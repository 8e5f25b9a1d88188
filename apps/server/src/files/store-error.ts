/** The file store cannot be used now; the message is a sentence for the operator. */
export class StoreError extends Error {
  /** Whether it was reached and refused: waiting does not help, its settings must be fixed. */
  readonly isRefusal: boolean;

  constructor(message: string, options: ErrorOptions & { isRefusal: boolean }) {
    super(message, options);
    this.isRefusal = options.isRefusal;
  }
}

export function isStoreError(error: unknown): error is StoreError {
  return error instanceof Error && (error instanceof StoreError || isStoreError(error.cause));
}
