import { openImport } from './open-import.ts';

const [, , path = '', folder = ''] = process.argv;
/** Behaves like a server in the middle of an import, until a test kills it. */
await openImport({ fileName: 'export.xml', path }, { folder });
