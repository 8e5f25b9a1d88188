import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { exportByOperator } from '../capabilities/exporting/index.ts';
import { findBySubdomain } from '../capabilities/tenancy/index.ts';
import { onWebsite } from '../context.ts';
import { operatorOf } from '../services.ts';
import { type ServiceCommand, textOf } from './command.ts';

/** Exports everything of a website, even of a deleted one, whether or not the server runs (rule EXPORT-14). */
export const siteExportCommand: ServiceCommand = {
  name: 'site export',
  summary: 'Writes everything on a website to one archive, a .tar.gz file.',
  usage: 'SUBDOMAIN --out FILE',
  words: 1,
  options: { out: { type: 'string', description: 'File to write; it must not be there yet.' } },
  run: async (services, input) => {
    const path = textOf(input, 'out');
    if (path === undefined || path === '') {
      return fail(cliErrors.usage, { what: 'Say where the archive goes by --out FILE.' });
    }
    const subdomain = input.words[0] ?? '';
    const record = await findBySubdomain(services.database, subdomain);
    if (record === null) return fail(cliErrors.noSite, { subdomain });
    const tellOften = percentTeller(input.tell);
    const done = await exportByOperator(onWebsite(operatorOf(services), record.website), {
      path,
      tell: ({ doneBytes, totalBytes }) => tellOften(doneBytes, totalBytes),
    });
    if (!done.ok) return done;
    const { bytes, tables, rows, files, missingFiles } = done.value;
    return succeed({
      lines: [
        `tables: ${tables}`,
        `rows: ${rows}`,
        `files: ${files}`,
        ...(missingFiles > 0
          ? [`note: the bytes of ${missingFiles} files are gone; missing-files.txt names them`]
          : []),
        `${path}: ${bytes} bytes`,
      ],
      json: { subdomain, file: path, ...done.value },
    });
  },
};

/** Reports each tenth once. */
function percentTeller(tell: (line: string) => void): (done: number, total: number) => void {
  let told = -1;
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.floor((10 * done) / total);
    if (tenth > told) tell(`archive: ${tenth * 10} %`);
    told = Math.max(told, tenth);
  };
}
