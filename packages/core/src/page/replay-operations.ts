import { fail, type Result, succeed } from '../errors/result.ts';
import { type Phrase, phrase } from '../messages/phrase.ts';
import { applyOperation } from './operations.ts';
import { pageErrors } from './page.errors.ts';
import type { PageDocument } from './page-document.ts';
import type { PageOperation } from './page-operation.ts';
import { conflicts, touchedBy } from './touched-by.ts';

/** One version of a page after the client's: its author and the parts it touched. */
export interface PageChange {
  readonly version: number;
  /** The name sent to the client. */
  readonly by: string;
  readonly touched: readonly string[];
}

export interface Replayed {
  readonly document: PageDocument;
  readonly inverse: readonly PageOperation[];
  /** To be stored with the new version: later replays are compared with it. */
  readonly touched: readonly string[];
}

/**
 * Applies a client's operations to the newest document, though they were made on an older one.
 * `since` are the changes by others after the version the client had. Parts that both touch are
 * refused as `page.conflict`, with `details` of `path`, `by` and `version`; then no operation is
 * applied (rule PAGE-8).
 */
export function replayOperations(
  newest: PageDocument,
  operations: readonly PageOperation[],
  since: readonly PageChange[],
): Result<Replayed> {
  let document = newest;
  const inverse: PageOperation[] = [];
  const touched = new Set<string>();
  for (const operation of operations) {
    const touches = touchedBy(operation, document);
    for (const change of since) {
      const path = conflicts(touches, change.touched)[0];
      if (path === undefined) continue;
      const { by, version } = change;
      return fail(pageErrors.conflict, { who: by, what: nameOf(path) }, { details: { path, by, version } });
    }
    const applied = applyOperation(document, operation);
    if (!applied.ok) return applied;
    document = applied.value.document;
    inverse.unshift(applied.value.inverse);
    for (const path of touches) touched.add(path);
  }
  return succeed({ document, inverse, touched: [...touched] });
}

/** A readable description of a path. */
function nameOf(path: string): Phrase {
  const [noun, , part, name] = path.split(':');
  const isSection = noun === 'section';
  switch (part) {
    case 'settings':
      if (!name) return phrase(isSection ? 'parts.sectionSettings' : 'parts.blockSettings');
      return phrase(isSection ? 'parts.sectionSetting' : 'parts.blockSetting', { name });
    case 'place':
    case 'order':
      return phrase(isSection ? 'parts.sectionPlace' : 'parts.blockPlace');
    case 'hidden':
      return phrase('parts.blockHidden');
    default:
      return phrase(isSection ? 'parts.section' : noun === 'page' ? 'parts.page' : 'parts.block');
  }
}
