import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportFormat } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { findEncoding, textOf } from '../decode-text.ts';
import type { Advance, ImportLimits, ReadModel } from '../import-reader.ts';
import type { ImportSource } from '../import-source.ts';
import { collectWxr } from './collect-wxr.ts';
import { mapWxr } from './map-wxr.ts';

/** Reads WXR of WordPress and of Squarespace, which differ in the source of their ids (rule IMPORT-7). */
export function readWxr(
  source: ImportSource,
  format: ImportFormat,
  { limits, advance }: { limits: ImportLimits; advance: Advance },
): Result<ReadModel> {
  const decoded = findEncoding(source);
  const text = [...textOf(source, decoded)].join('');
  const raw = collectWxr({ text, fileName: source.fileName, limits, advance });
  if (!raw.ok) return raw;
  if (!raw.value.isWhole && raw.value.items.length === 0) {
    return fail(importingErrors.cutShort, { file: source.fileName });
  }
  const model = mapWxr(raw.value, { format, asides: source.asides });
  if (!decoded.hasWrongDeclaration) return succeed(model);
  const warning = {
    what: phrase('imports.encoding'),
    why: phrase('imports.wrongEncoding', { encoding: decoded.encoding }),
  };
  return succeed({ ...model, warnings: [...model.warnings, warning] });
}
