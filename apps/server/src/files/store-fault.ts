/** Where files are kept cannot be used now; its message is a sentence for the operator. */
export class StoreFault extends Error {
  /** Whether it was reached and refused: no waiting helps, its settings have to be mended. */
  readonly isRefusal: boolean;

  constructor(message: string, options: ErrorOptions & { isRefusal: boolean }) {
    super(message, options);
    this.isRefusal = options.isRefusal;
  }
}

export function isStoreFault(error: unknown): error is StoreFault {
  return error instanceof Error && (error instanceof StoreFault || isStoreFault(error.cause));
}
