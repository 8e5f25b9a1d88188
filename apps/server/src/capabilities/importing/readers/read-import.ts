import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportModel, ImportSource } from '@vitrine/core/importing/import-model.ts';
import { cleanStrings } from './clean-strings.ts';
import { detectFormat } from './detect-format.ts';
import { type Advance, defaultLimits, type ImportLimits } from './import-reader.ts';

/** A file as the model all formats share. Nothing of a website is touched; every refusal leaves nothing behind. */
export function readImport(
  source: ImportSource,
  limits: ImportLimits = defaultLimits,
  advance: Advance = () => undefined,
): Result<ImportModel> {
  const reader = detectFormat(source, limits);
  if (!reader.ok) return reader;
  const read = reader.value.read(source, limits, advance);
  return read.ok ? succeed(cleanStrings(read.value)) : read;
}
