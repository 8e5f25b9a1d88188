/** The prolog of an XML file, and its outermost element's name and attributes. */
export interface Prolog {
  readonly rootName: string;
  readonly rootAttributes: string;
  /** `<!DOCTYPE …>` or `<!ENTITY …>` before the root; a plain HTML document type does not count. */
  readonly declaresType: boolean;
}

/**
 * Reads the beginning of an XML text; null if no element begins there. Rule IMPORT-3: declarations are detected,
 * never followed.
 */
export function readProlog(text: string): Prolog | null {
  let at = 0;
  for (;;) {
    at += /^[\s\uFEFF]*/.exec(text.slice(at, at + 100_000))?.[0].length ?? 0;
    if (text.startsWith('<!--', at)) at = after(text, at, '-->');
    else if (text.startsWith('<?', at)) at = after(text, at, '?>');
    else if (/^<!(DOCTYPE|ENTITY|ELEMENT|\[)/i.test(text.slice(at, at + 12))) {
      const isHtml = /^<!DOCTYPE\s+html[\s>]/i.test(text.slice(at, at + 40));
      return { rootName: isHtml ? 'html' : '', rootAttributes: '', declaresType: !isHtml };
    } else break;
  }
  const root = /^<([A-Za-z_][\w.:-]*)(?![\w.:-])([^<>]*)>/.exec(text.slice(at, at + 20_000));
  return root ? { rootName: root[1] ?? '', rootAttributes: root[2] ?? '', declaresType: false } : null;
}

function after(text: string, from: number, mark: string): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end + mark.length;
}
