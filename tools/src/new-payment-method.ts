import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { paymentMethodTemplates } from './payment-method-templates.ts';
import { problemOfName } from './plain-name.ts';

const errors = declareErrors('newPaymentMethod', {
  badName: {
    status: 400,
    message:
      '“{name}” cannot name a payment method. Use at most 30 lowercase letters and digits with single hyphens between, such as “north-bank”.',
  },
  emptyName: {
    status: 400,
    message: '“{name}” says nothing about who is paid through. Name the payment service.',
  },
  taken: {
    status: 409,
    message: 'There is a payment method “{name}” already. Choose another name, or change that method.',
  },
});

/**
 * Writes the folder of a new online payment method: its settings, secrets, hosts, service,
 * messages, a fake of the service and a test. It is found by its path, so that nothing else
 * changes; if refused, it writes nothing (PAYMENT-28).
 */
export function newPaymentMethod(
  name: string,
  { root }: { readonly root: string },
): Result<{ readonly files: readonly string[] }> {
  const problem = problemOfName(name, 'method');
  if (problem !== null) return fail(problem === 'bad' ? errors.badName : errors.emptyName, { name });
  const files = Object.entries(paymentMethodTemplates(name));
  if (files.some(([path]) => existsSync(join(root, dirname(path))))) return fail(errors.taken, { name });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return succeed({ files: files.map(([path]) => path) });
}
