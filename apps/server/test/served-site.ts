import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { block as codeBlock } from '@vitrine/blocks/code/code.block.ts';
import { block as navigationBlock } from '@vitrine/blocks/navigation/navigation.block.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import {
  addRedirect,
  putCollection,
  putItem,
  readDesign,
  updateDocument,
} from '../src/capabilities/collections/index.ts';
import { publish } from '../src/capabilities/publishing/index.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './harness.ts';
import { blockOf, pageOf, textBlock } from './page-fixtures.ts';

interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

export interface ServedSite {
  readonly server: TestServer;
  readonly website: Website;
  readonly blogId: Id;
  /** A real request over HTTP, so that the answer from memory is tested too. */
  ask(
    path: string,
    headers?: Record<string, string>,
    rest?: { method?: string; host?: string },
  ): Promise<WireAnswer>;
}

/** A published website `kiln` with pages, one behind a password, and a journal of 14 posts, one scheduled for noon. */
export async function startServedSite(
  environment: Readonly<Record<string, string>> = {},
  rest: Pick<TestServerOptions, 'capabilities'> = {},
): Promise<ServedSite> {
  const server = await startTestServer({ environment, ...rest });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const website = await server.createWebsite({ subdomain: 'kiln', title: 'Kiln' });
  const blogId = await fill(server, website);
  await publish(server.context(website));
  return {
    server,
    website: await server.reload(website),
    blogId,
    ask: (path, headers = {}, { method = 'GET', host = 'kiln.vitrine.test' } = {}) =>
      send(server, { path, method, headers: { host, accept: 'text/html', ...headers } }),
  };
}

async function fill(server: TestServer, website: Website): Promise<Id> {
  const context = server.context(website);
  const design = await readDesign(context.database, website.id, context.clock.now());
  await updateDocument(context.database, website.id, {
    id: design.headerId,
    document: pageOf(blockOf(navigationBlock.content({ place: 'main' }))),
    approved: null,
    now: context.clock.now(),
  });
  const page = (title: string, document = pageOf(textBlock(`Words of ${title}`))) =>
    putCollection(context, {
      sourceKey: `test:${title}`,
      type: collectionTypes.page,
      title,
      slug: title.toLowerCase(),
      navigation: 'main',
      document,
    });
  await page('Home');
  await page('About');
  await page(
    'Code',
    pageOf(blockOf(codeBlock.content({ source: '<script>document.title = "owned"</script>', mode: 'html' }))),
  );
  await putCollection(context, {
    sourceKey: 'test:secret',
    type: collectionTypes.page,
    title: 'Secret',
    slug: 'secret',
    password: 'open sesame',
    document: pageOf(textBlock('Behind the door')),
  });
  const blog = await putCollection(context, {
    sourceKey: 'test:blog',
    type: collectionTypes.blog,
    title: 'Journal',
    slug: 'journal',
    navigation: 'main',
  });
  for (let number = 1; number <= 14; number += 1) {
    await putItem(context, {
      sourceKey: `test:post:${number}`,
      collectionId: blog.id,
      title: `Post ${number}`,
      slug: `post-${number}`,
      state: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, number)),
      excerpt: `Excerpt ${number}`,
      author: 'Ada',
      categories: number % 2 === 0 ? ['Glazes & more'] : [],
      tags: ['clay'],
      document: pageOf(textBlock(`Body of post ${number}`)),
    });
  }
  await putItem(context, {
    sourceKey: 'test:post:later',
    collectionId: blog.id,
    title: 'From the future',
    slug: 'future',
    state: 'scheduled',
    publishedAt: new Date('2026-03-02T12:00:00.000Z'),
    document: pageOf(textBlock('Tomorrow')),
  });
  await putItem(context, {
    sourceKey: 'test:post:draft',
    collectionId: blog.id,
    title: 'A draft',
    slug: 'draft',
    state: 'draft',
    document: pageOf(textBlock('Unfinished')),
  });
  await addRedirect(context, { from: '/old', to: '/about' });
  return blog.id;
}

function send(
  server: TestServer,
  options: { path: string; method: string; headers: Record<string, string> },
): Promise<WireAnswer> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', ...options }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', chunk => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body,
          text: body.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
