/** The constructs that a line of Markdown, with tabs as spaces, can start. */

export function isBlank(line: string): boolean {
  return line.trim() === '';
}

export function leadingSpaces(line: string): number {
  return line.length - line.trimStart().length;
}

/** The line without at most this many leading spaces. */
export function strip(line: string, spaces: number): string {
  return line.slice(Math.min(spaces, leadingSpaces(line)));
}

export function isHeading(line: string): boolean {
  return /^ {0,3}#{1,6}(?: |$)/.test(line);
}

export function isFence(line: string): boolean {
  return /^ {0,3}(?:`{3}`*(?!.*`)|~{3})/s.test(line);
}

export function isRule(line: string): boolean {
  return /^ {0,3}([-*_])[ ]*(?:\1[ ]*){2,}$/.test(line);
}

/** Whether the line interrupts a paragraph; a list may only if it begins at one and is not empty. */
export function isBlockStart(line: string): boolean {
  return (
    isHeading(line) ||
    isFence(line) ||
    isRule(line) ||
    /^ {0,3}>/.test(line) ||
    /^ {0,3}(?:[-+*]|1[.)]) +\S/.test(line)
  );
}
