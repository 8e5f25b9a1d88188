import type { Finding } from './source-files.ts';

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly optional?: boolean;
        readonly engines?: { readonly node?: string };
        readonly resolved?: string;
      }
    >
  >;
}

/**
 * Every locked package must run on the Node the project includes (rule SETUP-3), and none may name
 * its download address, which differs between machines (rule SETUP-4).
 */
export function checkEngines(lock: LockFile, major: number): Finding[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const findings: Finding[] = [];
    const range = entry.engines?.node;
    // An optional package that refuses belongs to another platform and is skipped.
    if (range !== undefined && !entry.optional && !allows(range, major)) {
      findings.push({
        path: 'package-lock.json',
        message: `${path} needs Node ${range}, which refuses ${major} (SETUP-3)`,
      });
    }
    if (entry.resolved?.startsWith('http')) {
      findings.push({ path: 'package-lock.json', message: `${path} names a registry’s address (SETUP-4)` });
    }
    return findings;
  });
}

/** Whether the newest minor version of the major is in the range; supports the few forms in lock files. */
function allows(range: string, major: number): boolean {
  return range.split('||').some(part =>
    part
      .trim()
      .split(/\s+(?![\d.])/)
      .every(one => allowsOne(one.trim(), major)),
  );
}

function allowsOne(comparator: string, major: number): boolean {
  const found = /^(>=|<=|>|<|\^|~|=)?\s*v?(\d+|\*|x)/.exec(comparator);
  if (!found || found[2] === '*' || found[2] === 'x') return true;
  const number = Number(found[2]);
  const isExactMajor = /^[<>=^~\s]*v?\d+(\.0)*(\.0)*$/.test(comparator);
  switch (found[1]) {
    case '>=':
    case '>':
      return major >= number;
    case '<':
      return isExactMajor ? major < number : major <= number;
    case '<=':
      return major <= number;
    default:
      return major === number;
  }
}
