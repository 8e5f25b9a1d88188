/** The number beside a value of a filter on a page; undefined for a value that is not there or has none. */
export function numberOf(html: string, value: string): string | undefined {
  return new RegExp(
    `value="${value}"[^>]*/>(?:<span class="filter-swatch">.*?</span>)?<span>[^<]*</span><span class="filter-number">(\\d+)`,
  ).exec(html)?.[1];
}
