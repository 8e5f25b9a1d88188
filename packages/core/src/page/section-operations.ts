import { fail, type Result, succeed } from '../errors/result.ts';
import { findSection, takenId } from './find-on-page.ts';
import { pageErrors } from './page.errors.ts';
import { maxSectionsPerPage, type PageDocument } from './page-document.ts';
import type { Applied, OperationOf } from './page-operation.ts';

export function addSection(document: PageDocument, operation: OperationOf<'addSection'>): Result<Applied> {
  const { section, index } = operation;
  if (document.sections.length >= maxSectionsPerPage) {
    return fail(pageErrors.tooManySections, { max: maxSectionsPerPage });
  }
  const taken = takenId(document, [section.id, ...section.blocks.map(block => block.id)]);
  if (taken !== null) return fail(pageErrors.duplicateId, { id: taken });
  return succeed({
    document: { ...document, sections: document.sections.toSpliced(index, 0, section) },
    inverse: { kind: 'removeSection', sectionId: section.id },
  });
}

export function removeSection(
  document: PageDocument,
  { sectionId }: OperationOf<'removeSection'>,
): Result<Applied> {
  const found = findSection(document, sectionId);
  if (!found) return fail(pageErrors.sectionNotFound);
  return succeed({
    document: { ...document, sections: document.sections.toSpliced(found.index, 1) },
    inverse: { kind: 'addSection', section: found.section, index: found.index },
  });
}

export function moveSection(
  document: PageDocument,
  { sectionId, index }: OperationOf<'moveSection'>,
): Result<Applied> {
  const found = findSection(document, sectionId);
  if (!found) return fail(pageErrors.sectionNotFound);
  const others = document.sections.toSpliced(found.index, 1);
  return succeed({
    document: { ...document, sections: others.toSpliced(index, 0, found.section) },
    inverse: { kind: 'moveSection', sectionId, index: found.index },
  });
}

export function changeSection(
  document: PageDocument,
  { sectionId, set }: OperationOf<'changeSection'>,
): Result<Applied> {
  const found = findSection(document, sectionId);
  if (!found) return fail(pageErrors.sectionNotFound);
  const before = found.section.settings;
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => name in given));
  const section = { ...found.section, settings: { ...before, ...given } };
  return succeed({
    document: { ...document, sections: document.sections.with(found.index, section) },
    inverse: { kind: 'changeSection', sectionId, set: kept },
  });
}
