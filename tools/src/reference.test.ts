import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  callsReference,
  configurationReference,
  environmentExample,
  errorsReference,
  rolesReference,
} from './reference.ts';

describe('the generated reference', () => {
  it('REFERENCE-1: lists each call with its requirements and refusals', () => {
    const text = callsReference([
      {
        name: 'orders.get',
        method: 'GET',
        path: '/api/orders/:orderId',
        summary: 'One order.',
        scope: 'website',
        access: 'orders.read',
        reply: z.object({}),
        errors: [{ code: 'orders.gone', status: 404, message: 'Gone.' }],
      },
    ]);
    expect(text).toContain(
      '| `GET /api/orders/:orderId` | orders.get | website | orders.read | One order. | orders.gone |',
    );
  });

  it('REFERENCE-5: shows the roles and their permissions, with the calls and doors that require each', () => {
    const text = rolesReference({
      roles: { admin: 1, none: 14 },
      permissions: ['orders.read'],
      allowedBy: () => 'See orders.',
      hasPermission: ([role], permission) => role === 1 && permission === 'orders.read',
      calls: [
        {
          name: 'orders.get',
          method: 'GET',
          path: '/api/orders',
          summary: 'One order.',
          scope: 'website',
          access: ['orders.read'],
          reply: z.object({}),
        },
      ],
      doors: { paper: { opens: 'The file of orders', needs: 'orders.read' } },
    });
    expect(text).toContain('| permission | admin | none | allows |');
    expect(text).toContain('| `orders.read` | ● |  | See orders. |');
    expect(text).toContain('| `orders.read` | `GET /api/orders` | The file of orders |');
  });

  it('REFERENCE-2: lists each error with status and message', () => {
    expect(errorsReference([{ code: 'a.b', status: 409, message: 'One | two' }])).toContain(
      '| a.b | 409 | One \\| two |',
    );
  });

  it('REFERENCE-3: describes each setting and writes it into the example of the environment', () => {
    const schema = z.object({ PORT: z.coerce.number().default(3000).describe('Port to listen on.') });
    expect(configurationReference(schema)).toContain('| `PORT` | Port to listen on. |');
    expect(environmentExample(schema)).toContain('# Port to listen on.\n#PORT=3000\n');
  });
});
