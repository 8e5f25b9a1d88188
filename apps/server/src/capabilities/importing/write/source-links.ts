/** Where addresses of the source lead here. */
export class SourceLinks {
  readonly #site: URL | null;
  readonly #targets = new Map<string, string>();

  constructor(siteAddress: string) {
    this.#site = URL.canParse(siteAddress) ? new URL(siteAddress) : null;
  }

  add(address: string, target: string): void {
    const key = this.#keyOf(address);
    if (key !== null) this.#targets.set(key, target);
  }

  /** The address here; null for what is not of the source's website, or did not come along. */
  find(address: string): string | null {
    const key = this.#keyOf(address);
    const target = key === null ? undefined : this.#targets.get(key);
    if (target === undefined) return null;
    const hash = address.includes('#') ? address.slice(address.indexOf('#')) : '';
    return target.includes('#') ? target : target + hash;
  }

  /** The path that browsers ask for at the old address; null when it has none of its own to be led away from. */
  pathOf(address: string): string | null {
    const url = this.#urlOf(address);
    return url === null || url.pathname === '/' || url.search !== ''
      ? null
      : url.pathname.replace(/(?<!\/)\/+$/, '');
  }

  #keyOf(address: string): string | null {
    const url = this.#urlOf(address);
    if (url === null) return null;
    const id = ['p', 'page_id', 'attachment_id'].map(name => url.searchParams.get(name)).find(value => value);
    if (url.pathname === '/' && id) return `?${id}`;
    try {
      return decodeURIComponent(url.pathname)
        .replace(/(?<!\/)\/+$/, '')
        .toLowerCase();
    } catch {
      return url.pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();
    }
  }

  #urlOf(address: string): URL | null {
    if (address === '') return null;
    const base = this.#site ?? new URL('http://source.invalid');
    if (!URL.canParse(address, base)) return null;
    const url = new URL(address, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return bare(url.host) === bare(base.host) ? url : null;
  }
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}
