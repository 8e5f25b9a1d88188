import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportFormat, ImportModel, ImportSource } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { decodeText } from '../decode-text.ts';
import type { Advance, ImportLimits } from '../import-reader.ts';
import { collectWxr } from './collect-wxr.ts';
import { mapWxr } from './map-wxr.ts';

/** Reads WXR of WordPress and of Squarespace, which differ in where their ids come from (rule IMPORT-7). */
export function readWxr(
  source: ImportSource,
  format: ImportFormat,
  { limits, advance }: { limits: ImportLimits; advance: Advance },
): Result<ImportModel> {
  const decoded = decodeText(source.bytes);
  const raw = collectWxr({ text: decoded.text, fileName: source.fileName, limits, advance });
  if (!raw.ok) return raw;
  if (!raw.value.isWhole && raw.value.items.length === 0) {
    return fail(importingErrors.cutShort, { file: source.fileName });
  }
  const model = mapWxr(raw.value, format);
  if (!decoded.hasWrongDeclaration) return succeed(model);
  const warning = {
    what: phrase('imports.encoding'),
    why: phrase('imports.wrongEncoding', { encoding: decoded.encoding }),
  };
  return succeed({ ...model, warnings: [...model.warnings, warning] });
}
