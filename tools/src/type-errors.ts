import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Parsed once for all: most files are the same in each check. */
const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions) {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const file = ts.createSourceFile(path, text, version);
  parsed.set(path, file);
  return file;
}

/** Type-checks files, by their paths, as if they were in the repository; returns the problems as text. */
export function typeErrors(repository: string, files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { readFile, fileExists, directoryExists } = host;
  const folders = new Set([...files.keys()].map(path => dirname(path)));
  const real = (path: string) =>
    path.replace(/^(.*)\/node_modules\/@vitrine\/(\w+)\//, (whole, root, name) =>
      root === repository ? join(root, 'packages', name, '/') : whole,
    );
  host.readFile = path => files.get(real(path)) ?? readFile(path);
  host.fileExists = path => files.has(real(path)) || fileExists(path);
  host.directoryExists = path => folders.has(real(path)) || (directoryExists?.(path) ?? true);
  host.realpath = path => real(ts.sys.realpath?.(path) ?? path);
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : parse(path, text, version);
  };
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true }, host);
  return [...files.keys()].flatMap(path =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}
