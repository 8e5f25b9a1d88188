/**
 * `node tools/launch.mjs tools/audit.ts`: asks the registry for known vulnerabilities of shipped
 * packages, and warns of them. A registry that does not answer, as in a closed network, is reported
 * (rule SETUP-7).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAudit } from './src/read-audit.ts';

const root = join(import.meta.dirname, '..');
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const audit = readAudit(stdout ?? '');
if (audit.kind === 'unanswered') {
  console.log(
    `NOT AUDITED: the registry did not answer (${audit.why}). Known vulnerabilities were not checked.`,
  );
} else {
  for (const finding of audit.severe) console.error(`WARNING: a severe vulnerability is known in ${finding}`);
  console.log(`Audited: ${audit.severe.length} severe vulnerabilities, ${audit.others} others.`);
}
