import type { Finding, SourceFile } from './source-files.ts';

/**
 * The server checks permissions only by calls and doors, and never roles by hand (rule ROLE-5). The
 * check finds permissions and comparisons of roles in its code.
 */
export function checkPermissions(files: readonly SourceFile[], permissions: readonly string[]): Finding[] {
  const names = permissions.map(name => `'${name}'`);
  return files
    .filter(({ path }) =>
      /^apps\/server\/src\/.+(?<!\.(?:integration|test|fixture|conformance))\.ts$/.test(path),
    )
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const named = names.find(name => line.includes(name));
        if (named !== undefined)
          return [{ path, line: at + 1, message: `${named} is named by a call or a door (ROLE-5).` }];
        const isByHand = /\broles\.(?:includes|some|indexOf)\(/.test(line) && !line.includes('.admin)');
        return isByHand
          ? [{ path, line: at + 1, message: 'Ask for a permission of a door, not for a role (ROLE-5).' }]
          : [];
      }),
    );
}
