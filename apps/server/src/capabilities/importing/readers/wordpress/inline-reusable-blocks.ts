const reference = /<!--\s+wp:block\s+(\{[^{}]*\})\s+\/-->/g;
const maxNesting = 3;

/** Inserts the blocks that several posts share where each post refers to them; here every page has its own copy. */
export function inlineReusableBlocks(html: string, blocks: ReadonlyMap<string, string>, nesting = 0): string {
  if (blocks.size === 0 || nesting >= maxNesting || !html.includes('wp:block')) return html;
  return html.replace(reference, (whole, attributes: string) => {
    const id = /"ref"\s*:\s*(\d+)/.exec(attributes)?.[1] ?? '';
    const found = blocks.get(id);
    return found === undefined ? whole : inlineReusableBlocks(found, blocks, nesting + 1);
  });
}
