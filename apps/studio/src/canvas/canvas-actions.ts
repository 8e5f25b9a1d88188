import { definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { word } from '@vitrine/controls/messages/translate.ts';
import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';
import { findBlock, findSection } from '@vitrine/core/page/find-on-page.ts';
import { isSamePlace, movePlace, resizePlace } from '@vitrine/core/page/grid.ts';
import type { Block, GridDevice, Place, Section } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { pushPlaces, stepPast } from '@vitrine/core/page/push-places.ts';
import { wordsOf } from '../api/call-failure.ts';
import type { EditedPart, PageEditor } from '../editing/page-editor.ts';
import { t } from '../messages/translate.ts';
import { keyOfChange } from './key-of-change.ts';
import { copyBlock, copySection, makeBlock, placesFor } from './make-block.ts';
import type { Selection } from './selection.ts';

/** The actions on a canvas, each expressed as core operations with a name for undo. */
export class CanvasActions {
  readonly #editor: PageEditor;
  readonly #onError: (message: string) => void;

  constructor(editor: PageEditor, onError: (message: string) => void) {
    this.#editor = editor;
    this.#onError = onError;
  }

  blockOf(id: string): { block: Block; section: Section; part: EditedPart } | null {
    const part = this.#editor.partOfBlock(id);
    const found = part === null ? null : findBlock(this.#document(part), id);
    return part === null || found === null ? null : { block: found.block, section: found.section, part };
  }

  sectionOf(id: string): { section: Section; index: number; part: EditedPart } | null {
    const part = this.#editor.partOfSection(id);
    const found = part === null ? null : findSection(this.#document(part), id);
    return part === null || found === null ? null : { ...found, part };
  }

  change(id: string, settings: Record<string, unknown>, key?: string): void {
    const found = this.blockOf(id);
    if (!found) return;
    const act = keyOfChange(found.block.settings, settings);
    this.#do(found.part, {
      label: t('did.change', { what: nameOfBlock(found.block) }),
      operations: [{ kind: 'changeBlock', blockId: id, set: settings, unset: [] }],
      ...(key === undefined && act === null ? {} : { key: key ?? `${id} ${act}` }),
    });
  }

  changeSection(id: string, set: Partial<Section['settings']>): void {
    const found = this.sectionOf(id);
    if (!found) return;
    this.#do(found.part, {
      label: t('did.section'),
      operations: [{ kind: 'changeSection', sectionId: id, set }],
      key: `${id} ${Object.keys(set).join(' ')}`,
    });
  }

  add(definition: DefinedBlock, sectionId: string, after: Place | null): Selection | null {
    const found = this.sectionOf(sectionId);
    if (!found) return null;
    const { section, part } = found;
    const block = makeBlock(definition, placesFor(definition, section, after));
    const isDone = this.#do(part, {
      label: t('did.add', { what: word(definition.label) }),
      operations: [{ kind: 'addBlock', sectionId, index: section.blocks.length, block }],
    });
    return isDone ? { kind: 'block', id: block.id, part, sectionId } : null;
  }

  addSection(part: EditedPart, index: number, section: Section): Selection | null {
    const isDone = this.#do(part, {
      label: t('did.addSection'),
      operations: [{ kind: 'addSection', section, index }],
    });
    return isDone ? { kind: 'section', id: section.id, part } : null;
  }

  duplicate(selection: Selection): Selection | null {
    if (selection.kind === 'section') {
      const found = this.sectionOf(selection.id);
      return found ? this.addSection(found.part, found.index + 1, copySection(found.section)) : null;
    }
    const found = this.blockOf(selection.id);
    if (!found) return null;
    const { section, part } = found;
    const block = copyBlock(found.block, section);
    const isDone = this.#do(part, {
      label: t('did.duplicate', { what: nameOfBlock(block) }),
      operations: [{ kind: 'addBlock', sectionId: section.id, index: section.blocks.length, block }],
    });
    return isDone ? { kind: 'block', id: block.id, part, sectionId: section.id } : null;
  }

  /** Returns the removed items, so that the announcement can offer to undo. */
  remove(selection: Selection): string | null {
    if (selection.kind === 'section') {
      const found = this.sectionOf(selection.id);
      if (!found) return null;
      const label = t('did.removeSection');
      const operations: PageOperation[] = [{ kind: 'removeSection', sectionId: selection.id }];
      return this.#do(found.part, { label, operations }) ? t('gone.section') : null;
    }
    const found = this.blockOf(selection.id);
    if (!found) return null;
    const label = t('did.remove', { what: nameOfBlock(found.block) });
    const operations: PageOperation[] = [{ kind: 'removeBlock', blockId: selection.id }];
    return this.#do(found.part, { label, operations })
      ? t('gone.block', { what: nameOfBlock(found.block) })
      : null;
  }

  moveSection(id: string, step: 1 | -1): void {
    const found = this.sectionOf(id);
    if (!found) return;
    const index = found.index + step;
    if (index < 0 || index >= this.#document(found.part).sections.length) return;
    this.#do(found.part, {
      label: t('did.moveSection'),
      operations: [{ kind: 'moveSection', sectionId: id, index }],
    });
  }

  /** Moves by columns and rows; quickly repeated arrow keys are one undo step. */
  nudge(id: string, by: { dx: number; dy: number }, device: GridDevice): void {
    const found = this.blockOf(id);
    if (!found) return;
    const moved = movePlace(found.block.places[device], by, device);
    const place = device === 'phone' ? stepPast(found.section.blocks, { id, place: moved }) : moved;
    this.place(id, place, device, 'nudge');
  }

  resize(id: string, by: { right: number; bottom: number }, device: GridDevice): void {
    const found = this.blockOf(id);
    if (found) this.place(id, resizePlace(found.block.places[device], by, device), device, 'resize');
  }

  /** On a phone, blocks in the way make room in the same step (rule GRID-6). */
  place(id: string, place: Place, device: GridDevice, how = 'place'): void {
    const found = this.blockOf(id);
    if (!found || isSamePlace(found.block.places[device], place)) return;
    const places = device === 'phone' ? pushPlaces(found.section.blocks, { id, place }) : [{ id, place }];
    if (places.length === 0) return;
    this.#do(found.part, {
      label: t('did.move', { what: nameOfBlock(found.block) }),
      operations: places.map(one => placeOperation(one, device)),
      ...(how === 'place' ? {} : { key: `${id} ${how}` }),
    });
  }

  /** Moves it to another section of the same document, to a free place there. */
  carry(id: string, sectionId: string, place: Place, device: GridDevice): void {
    const found = this.blockOf(id);
    const target = this.sectionOf(sectionId);
    if (!found || !target || found.part !== target.part) return;
    const definition = definitionOf(found.block.type);
    const free = definition ? placesFor(definition, target.section, null) : found.block.places;
    const pushed = device === 'phone' ? pushPlaces(target.section.blocks, { id, place }) : [];
    const own = pushed.find(one => one.id === id)?.place ?? place;
    const places = { ...free, [device]: own };
    this.#do(found.part, {
      label: t('did.move', { what: nameOfBlock(found.block) }),
      operations: [
        ...pushed.filter(one => one.id !== id).map(one => placeOperation(one, device)),
        { kind: 'moveBlock', blockId: id, sectionId, index: target.section.blocks.length, places },
      ],
    });
  }

  layer(id: string, step: 1 | -1): void {
    const found = this.blockOf(id);
    if (!found) return;
    const { section, part } = found;
    const index = section.blocks.findIndex(block => block.id === id) + step;
    if (index < 0 || index >= section.blocks.length) return;
    this.#do(part, {
      label: t('did.layer', { what: nameOfBlock(found.block) }),
      operations: [{ kind: 'moveBlock', blockId: id, sectionId: section.id, index }],
    });
  }

  hide(id: string, device: GridDevice, isHidden: boolean): void {
    const found = this.blockOf(id);
    if (!found) return;
    const next = { desktop: false, phone: false, ...found.block.isHidden, [device]: isHidden };
    this.#do(found.part, {
      label: t(isHidden ? 'did.hide' : 'did.show', { what: nameOfBlock(found.block) }),
      operations: [{ kind: 'hideBlock', blockId: id, isHidden: next.desktop || next.phone ? next : null }],
    });
  }

  /** How it animates when it appears; null uses the website's setting. */
  animate(id: string, entry: EntryAnimation | null): void {
    const found = this.blockOf(id);
    if (!found) return;
    this.#do(found.part, {
      label: t('did.animate', { what: nameOfBlock(found.block) }),
      operations: [{ kind: 'animateBlock', blockId: id, entry }],
      key: `${id} entry`,
    });
  }

  undo(): string | null {
    return this.#tell(this.#editor.undo());
  }

  redo(): string | null {
    return this.#tell(this.#editor.redo());
  }

  #tell(result: Result<string>): string | null {
    if (result.ok) return result.value;
    if (result.error.code.startsWith('editing.cannot')) this.#onError(wordsOf(result.error));
    return null;
  }

  #do(part: EditedPart, change: { label: string; operations: PageOperation[]; key?: string }): boolean {
    const done = this.#editor.change({ part, ...change });
    if (!done.ok) this.#onError(wordsOf(done.error));
    return done.ok;
  }

  #document(part: EditedPart) {
    return this.#editor.sessions[part].getState().document;
  }
}

function placeOperation({ id, place }: { id: string; place: Place }, device: GridDevice): PageOperation {
  return { kind: 'placeBlock', blockId: id, places: { [device]: place } };
}

export function nameOfBlock(block: Pick<Block, 'type'>): string {
  const label = definitionOf(block.type)?.label;
  return label === undefined ? t('block') : word(label);
}
