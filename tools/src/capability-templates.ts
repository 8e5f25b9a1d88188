export interface CapabilityToWrite {
  /** kebab-case. */
  readonly name: string;
}

/** The files of a small, working capability: path from the root → text. */
export function capabilityTemplates({ name }: CapabilityToWrite): Readonly<Record<string, string>> {
  const core = `packages/core/src/${name}`;
  const server = `apps/server/src/capabilities/${name}`;
  const words = wordsOf(name);
  return {
    [`docs/specification/${name}.md`]: specification(words),
    [`${core}/${name}.errors.ts`]: errors(words),
    [`${core}/${name}.calls.ts`]: calls(words),
    [`${server}/index.ts`]: index(words),
    [`${server}/${name}.routes.ts`]: routes(words),
    [`${server}/add-to-${name}.ts`]: verb(words),
    [`${server}/${name}.store.ts`]: store(words),
    [`${server}/migrations/0001-${name}.sql`]: migration(words),
    [`${server}/${name}.integration.ts`]: integration(words),
  };
}

export interface CapabilityWords {
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
  readonly label: string;
  readonly table: string;
  /** The prefix of its rules: one word. */
  readonly prefix: string;
}

export function wordsOf(name: string): CapabilityWords {
  const pascal = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    label: (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' '),
    table: name.replaceAll('-', '_'),
    prefix: name.replace(/[^a-z]/g, '').toUpperCase(),
  };
}

const specification = ({ label, prefix }: CapabilityWords) => `\
# ${label}

- **${prefix}-1** — Each text stands once on a website; one that stands there already is refused, and nothing changes. Another website has its own.
`;

const errors = ({ name, camel }: CapabilityWords) => `\
import { declareErrors } from '../errors/declare-errors.ts';

export const ${camel}Errors = declareErrors('${camel}', {
  taken: { status: 409, message: '“{text}” stands in ${name.replaceAll('-', ' ')} already. Write something else.' },
});
`;

const calls = ({ name, camel, label }: CapabilityWords) => `\
import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { ${camel}Errors as errors } from './${name}.errors.ts';

const textSchema = z.string().trim().min(1, 'Write something.').max(200, 'Must have at most 200 characters.');
const entrySchema = z.object({ id: idSchema, text: z.string(), createdAt: z.iso.datetime() });

const editing = { scope: 'website', access: 'content.write' } as const;

export const ${camel}Calls = {
  list: defineCall({
    name: '${camel}.list',
    method: 'GET',
    path: '/api/${name}',
    summary: '${label} of the website, newest first.',
    ...editing,
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ entries: entrySchema.array() }),
  }),
  add: defineCall({
    name: '${camel}.add',
    method: 'POST',
    path: '/api/${name}',
    summary: 'Adds one.',
    ...editing,
    body: z.object({ text: textSchema }),
    reply: z.object({ id: idSchema }),
    errors: [errors.taken],
  }),
} as const;
`;

const index = ({ name, camel }: CapabilityWords) => `\
import type { Capability } from '../../capability.ts';
import { ${camel}Routes } from './${name}.routes.ts';

export const ${camel}Capability: Capability = {
  name: '${name}',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: ${camel}Routes,
};
`;

const routes = ({ name, camel, pascal }: CapabilityWords) => `\
import { succeed } from '@vitrine/core/errors/result.ts';
import { ${camel}Calls as calls } from '@vitrine/core/${name}/${name}.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { addTo${pascal} } from './add-to-${name}.ts';
import { list${pascal} } from './${name}.store.ts';

export const ${camel}Routes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const rows = await list${pascal}(database, website.id, query.limit);
    const entries = rows.map(row => ({ id: row.id, text: row.text, createdAt: row.created_at.toISOString() }));
    return succeed({ entries });
  }),
  bindCall(calls.add, (context, { body }) => addTo${pascal}(context, body)),
];
`;

const verb = ({ name, camel, pascal, prefix }: CapabilityWords) => `\
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { ${camel}Errors } from '@vitrine/core/${name}/${name}.errors.ts';
import type { Context } from '../../context.ts';
import { insertInto${pascal} } from './${name}.store.ts';

/** Adds a text, and answers its id; refuses one that stands there already (rule ${prefix}-1). */
export async function addTo${pascal}(
  { database, website, clock }: Context,
  { text }: { readonly text: string },
): Promise<Result<{ id: Id }>> {
  const id = newId();
  const isNew = await insertInto${pascal}(database, website.id, { id, text, created_at: clock.now() });
  return isNew ? succeed({ id }) : fail(${camel}Errors.taken, { text });
}
`;

const store = ({ pascal, table }: CapabilityWords) => `\
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

interface Row {
  id: string;
  text: string;
  created_at: Date;
}

/** Whether it is new; a text that stands there already stays as it is. */
export async function insertInto${pascal}(database: Database, websiteId: Id, row: Row): Promise<boolean> {
  const rows = await database.query(
    \`INSERT INTO ${table} (website_id, id, text, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (website_id, text) DO NOTHING RETURNING id\`,
    [websiteId, row.id, row.text, row.created_at],
  );
  return rows.length === 1;
}

/** Newest first. */
export async function list${pascal}(database: Database, websiteId: Id, limit: number): Promise<Row[]> {
  return database.query<Row>('SELECT * FROM ${table} WHERE website_id = $1 ORDER BY id DESC LIMIT $2', [
    websiteId,
    limit,
  ]);
}
`;

const migration = ({ table }: CapabilityWords) => `\
CREATE TABLE ${table} (
  website_id text NOT NULL,
  id text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, text)
);
`;

const integration = ({ name, camel, prefix }: CapabilityWords) => `\
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('${prefix}-1: what is added stands there once, and on this website alone', async () => {
  const [website, other] = [await server.createWebsite(), await server.createWebsite()];
  const [admin, stranger] = [await server.signIn(website), await server.signIn(other)];
  const added = await admin.post('/api/${name}', { text: 'First' });
  expect(added.body).toEqual({ id: expect.any(String) });
  const listed = (await admin.get('/api/${name}')).body;
  expect(listed).toMatchObject({ entries: [{ text: 'First', createdAt: '2026-03-02T10:00:00.000Z' }] });
  expect((await stranger.get('/api/${name}')).body).toEqual({ entries: [] });

  const again = await admin.post('/api/${name}', { text: 'First' });
  expect([again.status, again.body]).toMatchObject([409, { error: '${camel}.taken' }]);
  expect((await admin.get('/api/${name}')).body).toEqual(listed);
  expect((await stranger.post('/api/${name}', { text: 'First' })).status).toBe(200);
});
`;
