import { createHash } from 'node:crypto';
import type { ImportChoice } from '@vitrine/core/importing/importing.calls.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../../context.ts';
import type { Choice } from '../choices.store.ts';
import { readWritten } from '../portions.store.ts';
import { type Outcome, type Prints, readPrints } from '../prints.store.ts';
import { readStandingContent, readStandingProducts, type StandingByKey } from './standing.ts';

export const keptPhrase = phrase('imports.kept');

/** An item as in the export. */
export interface Offered {
  readonly sourceKey: string;
  readonly kind: ImportChoice['kind'];
  readonly title: string;
  /** As it would be put. */
  readonly given: unknown;
}

/**
 * The owner’s changes since an import: they are kept, unless the owner wants them replaced; if the export changed
 * too, the owner is asked (rules IMPORT-57, IMPORT-67).
 */
export class OwnerChanges {
  readonly before: StandingByKey;
  readonly #imported: ReadonlyMap<string, Prints>;
  readonly #replaces: boolean;
  readonly #kept = new Set<string>();
  readonly #offered = new Map<string, string>();
  readonly #choices = new Map<string, Choice>();

  private constructor(before: StandingByKey, imported: ReadonlyMap<string, Prints>, replaces: boolean) {
    this.before = before;
    this.#imported = imported;
    this.#replaces = replaces;
  }

  /** Of pages, posts and menu links. */
  static async ofContent({ database, website }: Context, replaces: boolean): Promise<OwnerChanges> {
    const before = await readStandingContent(database, website.id);
    const prints = await readPrints(database, website.id, [...before.keys()]);
    return new OwnerChanges(before, prints, replaces);
  }

  /** What an import that was interrupted has written counts as imported. */
  static async ofProducts(
    { database, website }: Context,
    { keys, replaces }: { keys: readonly string[]; replaces: boolean },
  ): Promise<OwnerChanges> {
    const written = await readWritten(database, website.id, keys);
    const heldBack = keys.filter(key => written.get(key)?.isHeldBack);
    const before = await readStandingProducts(database, website.id, keys, heldBack);
    const prints = await readPrints(database, website.id, keys);
    for (const [key, one] of written) if (one.prints !== null) prints.set(key, one.prints);
    return new OwnerChanges(before, prints, replaces);
  }

  /** Whether it is left as its owner made it. */
  keeps(sourceKey: string): boolean {
    const last = this.#imported.get(sourceKey)?.print;
    const now = this.before.get(sourceKey)?.print;
    if (this.#replaces || last === undefined || now === undefined || last === now) return false;
    this.#kept.add(sourceKey);
    return true;
  }

  /** Records the export's version of an item. Returns whether the owner is asked to choose a version. */
  offer({ sourceKey, kind, title, given }: Offered): boolean {
    const source = createHash('sha1').update(JSON.stringify(given)).digest('hex');
    this.#offered.set(sourceKey, source);
    const standing = this.before.get(sourceKey);
    const last = this.#imported.get(sourceKey);
    if (!standing || !last || !this.#kept.has(sourceKey) || last.source === source) return false;
    const { id: targetId, updatedAt: changedAt } = standing;
    const { print } = last;
    this.#choices.set(sourceKey, { sourceKey, kind, title, targetId, changedAt, other: given, print });
    return true;
  }

  /** For all current items, and for those that the export offers. */
  outcomes(after: StandingByKey): Outcome[] {
    return [...new Set([...after.keys(), ...this.#offered.keys()])].map(sourceKey => {
      const print = after.get(sourceKey)?.print;
      const last = this.#imported.get(sourceKey);
      const isKept = this.#kept.has(sourceKey);
      return {
        sourceKey,
        prints:
          print === undefined
            ? null
            : {
                print: isKept && last ? last.print : print,
                source: this.#offered.get(sourceKey) ?? last?.source ?? null,
              },
        isOffered: this.#offered.has(sourceKey),
        isKept,
        choice: this.#choices.get(sourceKey) ?? null,
      };
    });
  }
}
