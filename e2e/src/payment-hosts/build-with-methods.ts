import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { newPaymentMethod } from '../../../tools/src/new-payment-method.ts';

const repository = join(import.meta.dirname, '../../..');
const methods = 'apps/server/src/capabilities/payments/methods';

/** A method with a redirect, as the generator creates it. */
export const redirecting = 'north-bank';

/**
 * The server with two additional payment methods: one made by the generator, and one from the
 * server’s tests. Returns its main file; the shipped server contains neither.
 */
export async function buildWithMethods(): Promise<string> {
  const folder = join(repository, 'dist/payment-hosts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const part of ['studio', 'visitor'])
    symlinkSync(join(repository, 'dist', part), join(folder, 'dist', part));
  newPaymentMethod(redirecting, { root: folder });
  const server = join(repository, 'apps/server');
  await build({
    root: server,
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [addMethods(join(folder, methods))],
    build: { outDir: join(folder, 'dist/server'), sourcemap: false },
  });
  return join(folder, 'dist/server/main.js');
}

/** Registered next to the other folders, so that they are found in the same way. */
function addMethods(generated: string): Plugin {
  const own = join(repository, methods, redirecting, 'x.ts');
  const popUp = (role: string) =>
    JSON.stringify(join(repository, `apps/server/test/pop-up-method/pop-up.${role}.ts`));
  const north = JSON.stringify(join(generated, redirecting, `${redirecting}.method.ts`));
  return {
    name: 'add-methods',
    enforce: 'pre',
    resolveId(source, importer) {
      // The generated folder is read as if it were among the others.
      if (!importer?.startsWith(generated) || source.startsWith('./')) return null;
      return this.resolve(source, own, { skipSelf: true });
    },
    transform(code, id) {
      if (id.endsWith('/payments/payment-methods.ts'))
        return `import { method as north } from ${north};\nimport { method as popUp } from ${popUp('method')};\n${code.replace('Object.values(found)', '[...Object.values(found), north, popUp]')}`;
      if (id.endsWith('/payments/payments.routes.ts'))
        return `import { register as popUp } from ${popUp('routes')};\n${code.replace('of Object.values(pages)', 'of [...Object.values(pages), popUp]')}`;
      return null;
    },
  };
}
