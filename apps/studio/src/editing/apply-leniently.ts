import { applyOperation } from '@vitrine/core/page/operations.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';

export interface AppliedLeniently {
  readonly document: PageDocument;
  /** Applies the operations that still fit; skips those whose sections or blocks are gone or already exist. */
  readonly applied: readonly PageOperation[];
}

export function applyLeniently(
  document: PageDocument,
  operations: readonly PageOperation[],
): AppliedLeniently {
  let newest = document;
  const applied: PageOperation[] = [];
  for (const operation of operations) {
    const result = applyOperation(newest, operation);
    if (!result.ok) continue;
    newest = result.value.document;
    applied.push(operation);
  }
  return { document: newest, applied };
}
