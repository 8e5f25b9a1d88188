import type { ImportAttachment } from '@vitrine/core/importing/import-model.ts';

/** A file to fetch, with its description. */
export interface WantedFile {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/**
 * Finds the file of the source that an address means: WordPress gives one picture many addresses, one for each
 * size.
 */
export class MediaIndex {
  readonly #base: string;
  readonly #attachments = new Map<string, WantedFile>();
  readonly #byId = new Map<string, ImportAttachment>();
  readonly #byParent = new Map<string, ImportAttachment[]>();

  constructor(attachments: readonly ImportAttachment[], baseAddress: string) {
    this.#base = baseAddress;
    for (const one of attachments) {
      if (!this.#byId.has(one.sourceId)) this.#byId.set(one.sourceId, one);
      if (one.parentSourceId !== null) {
        const beside = this.#byParent.get(one.parentSourceId) ?? [];
        beside.push(one);
        this.#byParent.set(one.parentSourceId, beside);
      }
      const address = this.#whole(one.address);
      if (address === null) continue;
      const file = { address, alt: one.alt, caption: one.caption };
      const key = keyOf(address);
      if (!this.#attachments.has(key)) this.#attachments.set(key, file);
    }
  }

  /** All attachments, each file once. */
  get attachments(): readonly WantedFile[] {
    return [...this.#attachments.values()];
  }

  attachment(sourceId: string | null): ImportAttachment | undefined {
    return sourceId === null ? undefined : this.#byId.get(sourceId);
  }

  /** The attachments of a post or page. */
  addedTo(entrySourceId: string): readonly ImportAttachment[] {
    return this.#byParent.get(entrySourceId) ?? [];
  }

  /** The file behind an address; null when it cannot be fetched at all. */
  fileOf(text: string): WantedFile | null {
    const address = this.#whole(text);
    if (address === null) return null;
    return this.#attachments.get(keyOf(address)) ?? { address, alt: '', caption: '' };
  }

  #whole(text: string): string | null {
    const base = this.#base === '' ? undefined : this.#base;
    if (!URL.canParse(text, base)) return null;
    const url = new URL(text, base);
    // WordPress.com serves pictures of other hosts through its own; the path begins with the original host.
    if (/^i\d\.wp\.com$/.test(url.host)) return this.#whole(`https:/${url.pathname}`);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    url.hash = '';
    url.username = '';
    url.password = '';
    return url.href;
  }
}

/** An address without its protocol, the size that WordPress adds before the extension, and size parameters. */
function keyOf(address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(/(?:-\d{1,5}x\d{1,5}|-scaled|-rotated)+(?=\.[A-Za-z0-9]{2,5}$)/, '');
  for (const name of ['w', 'h', 'resize', 'fit', 'ssl', 'format', 'quality', 'strip'])
    url.searchParams.delete(name);
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}
