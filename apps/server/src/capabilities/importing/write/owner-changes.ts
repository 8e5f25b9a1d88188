import { createHash } from 'node:crypto';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportChoice } from '@vitrine/core/importing/importing.calls.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../../context.ts';
import { addRedirect } from '../../collections/index.ts';
import { type Choice, renewChoices, saveChoices } from '../choices.store.ts';
import { type Prints, readPrints, savePrints } from '../importing.store.ts';
import { readStanding, type Standing } from './standing.ts';

export const keptPhrase = phrase('imports.kept');

/** A thing as the export has it. */
export interface Offered {
  readonly sourceKey: string;
  readonly kind: ImportChoice['kind'];
  readonly title: string;
  /** As it would be put. */
  readonly given: unknown;
}

/**
 * The owner’s changes since an import: they stay, unless the owner wants them replaced; if the export changed too,
 * the owner is asked (rules IMPORT-57, IMPORT-67).
 */
export class OwnerChanges {
  readonly #before: ReadonlyMap<string, Standing>;
  readonly #imported: ReadonlyMap<string, Prints>;
  readonly #replaces: boolean;
  readonly #kept = new Set<string>();
  readonly #offered = new Map<string, string>();
  readonly #choices: Choice[] = [];

  private constructor(
    before: ReadonlyMap<string, Standing>,
    imported: ReadonlyMap<string, Prints>,
    replaces: boolean,
  ) {
    this.#before = before;
    this.#imported = imported;
    this.#replaces = replaces;
  }

  static async read({ database, website }: Context, replaces: boolean): Promise<OwnerChanges> {
    const before = await readStanding(database, website.id);
    return new OwnerChanges(before, await readPrints(database, website.id), replaces);
  }

  /** Whether it is to be left as its owner made it. */
  keeps(sourceKey: string): boolean {
    const last = this.#imported.get(sourceKey)?.print;
    const now = this.#before.get(sourceKey)?.print;
    if (this.#replaces || last === undefined || now === undefined || last === now) return false;
    this.#kept.add(sourceKey);
    return true;
  }

  /** Notes what the export says of a thing. Answers whether its owner is asked which version is to stand. */
  offer({ sourceKey, kind, title, given }: Offered): boolean {
    const source = createHash('sha1').update(JSON.stringify(given)).digest('hex');
    this.#offered.set(sourceKey, source);
    const standing = this.#before.get(sourceKey);
    const last = this.#imported.get(sourceKey);
    if (!standing || !last || !this.#kept.has(sourceKey) || last.source === source) return false;
    const { id: targetId, updatedAt: changedAt } = standing;
    this.#choices.push({ sourceKey, kind, title, targetId, changedAt, other: given, print: last.print });
    return true;
  }

  productSlug(sourceKey: string): string | null {
    return this.#before.get(sourceKey)?.slug ?? null;
  }

  /**
   * Notes what stands now and what is asked, for the next import; an address that was given up leads to the new one
   * (rule IMPORT-46).
   */
  async settle(context: Context, importId: Id): Promise<void> {
    const { database, website } = context;
    const after = await readStanding(database, website.id);
    const prints = new Map<string, Prints>();
    for (const [key, { print, address }] of after) {
      const last = this.#imported.get(key);
      const source = this.#offered.get(key) ?? last?.source ?? null;
      prints.set(key, { print: this.#kept.has(key) && last ? last.print : print, source });
      const before = this.#before.get(key)?.address;
      if (before && address && before !== address && before !== '/') {
        await addRedirect(context, { from: before, to: address });
      }
    }
    await savePrints(database, website.id, prints);
    const [brought, kept] = [[...this.#offered.keys()], [...this.#kept]];
    await renewChoices(database, website.id, { importId, brought, kept });
    await saveChoices(database, website.id, { importId, choices: this.#choices });
  }
}
