/** A block of WordPress's editor: its name, its attributes, and its contents in reading order. */
export interface SourceBlock {
  /** Without `core/`; empty for text between blocks. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly content: readonly (string | SourceBlock)[];
}

interface OpenBlock {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly content: (string | SourceBlock)[];
}

const maxDepth = 40;

export function hasBlocks(html: string): boolean {
  return /<!--\s+wp:[a-z]/.test(html);
}

/**
 * Reads the comments that delimit blocks, as robustly as WordPress does: an end without a beginning is skipped, a
 * block without an end ends with its container, broken attributes count as none (rule IMPORT-33).
 */
export function parseBlocks(html: string): SourceBlock[] {
  const root: OpenBlock = { name: '', attributes: {}, content: [] };
  const open: OpenBlock[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = () => {
    const block = open.pop();
    if (block) top().content.push(block);
  };
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start === -1 ? -1 : html.indexOf('-->', start);
    if (end === -1) break;
    const found = delimiterIn(html.slice(start + 4, end));
    const before = html.slice(at, found ? start : end + 3);
    if (before !== '') top().content.push(before);
    at = end + 3;
    if (!found) continue;
    const { name, attributes, kind } = found;
    if (kind === 'void') top().content.push({ name, attributes, content: [] });
    else if (kind === 'open') {
      if (open.length > maxDepth) continue;
      open.push({ name, attributes, content: [] });
    } else if (open.some((block, depth) => depth > 0 && block.name === name)) {
      while (top().name !== name) close();
      close();
    }
  }
  if (at < html.length) top().content.push(html.slice(at));
  while (open.length > 1) close();
  return root.content.map(part => (typeof part === 'string' ? freeform(part) : part));
}

function freeform(html: string): SourceBlock {
  return { name: '', attributes: {}, content: [html] };
}

/** The markup of a block and of the blocks in it, without delimiters. */
export function markupOf(block: SourceBlock): string {
  return block.content.map(part => (typeof part === 'string' ? part : markupOf(part))).join('');
}

export function innerBlocks(block: SourceBlock): SourceBlock[] {
  return block.content.filter(part => typeof part !== 'string');
}

/** All blocks of a name at any depth. */
export function blocksNamed(block: SourceBlock, name: string): SourceBlock[] {
  return innerBlocks(block).flatMap(inner => [
    ...(inner.name === name ? [inner] : []),
    ...blocksNamed(inner, name),
  ]);
}

export function textAttribute(block: SourceBlock, name: string): string {
  const value = Object.hasOwn(block.attributes, name) ? block.attributes[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

export function numberAttribute(block: SourceBlock, name: string, otherwise: number): number {
  const value = Object.hasOwn(block.attributes, name) ? block.attributes[name] : undefined;
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

function delimiterIn(comment: string) {
  const found = /^\s+(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(\{[\s\S]*\}\s+)?(\/?)$/.exec(
    comment,
  );
  if (!found) return null;
  const [, slash, name = '', json = '', selfClosing] = found;
  const kind = slash === '/' ? 'close' : selfClosing === '/' ? 'void' : 'open';
  return { kind, name: name.replace(/^core\//, ''), attributes: attributesOf(json) } as const;
}

function attributesOf(json: string): Record<string, unknown> {
  if (json.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
