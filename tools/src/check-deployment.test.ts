import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationSchema } from '@vitrine/server/configuration.ts';
import { expect, it } from 'vitest';
import { checkDeployment } from './check-deployment.ts';
import { settingsOf } from './reference.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const made = ['node_modules', 'dist', 'dist/server/main.js'];
const facts = {
  dockerfile: read('Dockerfile'),
  compose: read('compose.yaml'),
  settings: new Map(settingsOf(configurationSchema).map(({ name, preset }) => [name, preset])),
  scripts: Object.keys(JSON.parse(read('package.json')).scripts),
  nodeMajor: 24,
  exists: (path: string) => made.includes(path) || existsSync(join(root, path)),
};

it('SETUP-8: the Dockerfile and compose.yaml only name existing things', () => {
  expect(checkDeployment(facts)).toEqual([]);
});

it.each([
  ['FROM node:24-bookworm-slim AS build', 'FROM node:22-slim AS build', 'is not on Node 24'],
  ['HOST=0.0.0.0', 'HOTS=0.0.0.0', 'sets HOTS, which is no setting'],
  ['EXPOSE 3000', 'EXPOSE 8080', 'exposes 8080, not the default PORT'],
  ['/app/starters', '/app/startters', 'copies startters, which is not there'],
  ['npm run build', 'npm run bundle', 'runs bundle, which is no script'],
  ['dist/server/main.js', 'dist/main.js', 'starts dist/main.js, which is not there'],
])('SETUP-8: “%s” written as “%s” in the Dockerfile is found', (right, wrong, message) => {
  expect(facts.dockerfile).toContain(right);
  const found = checkDeployment({ ...facts, dockerfile: facts.dockerfile.replace(right, wrong) });
  expect(found).toMatchObject([{ path: 'Dockerfile', message: `${message} (SETUP-8)` }]);
});

it.each([
  ['DATABASE_URL:', 'DATABASE_ADDRESS:', 'sets DATABASE_ADDRESS, which is no setting'],
  ['127.0.0.1:3000:3000', '127.0.0.1:3000:80', '127.0.0.1:3000:80 does not lead to PORT'],
  ['127.0.0.1:3000:3000', '3000:3000', '3000:3000 is open to every address'],
  ['media:/data', 'files:/data', 'uses the volume files, which is not declared'],
  ['media:/data', 'media:/var/data', 'keeps /var/data, which the Dockerfile does not'],
  ['postgres: { condition', 'database: { condition', 'waits for database, which is no service'],
])('SETUP-8: “%s” written as “%s” in compose.yaml is found', (right, wrong, message) => {
  expect(facts.compose).toContain(right);
  const found = checkDeployment({ ...facts, compose: facts.compose.replace(right, wrong) });
  expect(found).toMatchObject([{ path: 'compose.yaml', message: `${message} (SETUP-8)` }]);
});
