import type { Finding } from './source-files.ts';

export interface DeploymentFacts {
  readonly dockerfile: string;
  readonly compose: string;
  /** Every setting with its default as text; '' if it has none. */
  readonly settings: ReadonlyMap<string, string>;
  /** Names of scripts in package.json. */
  readonly scripts: readonly string[];
  /** The Node that the project includes. */
  readonly nodeMajor: number;
  /** Whether a path of the repository exists, or is created by `npm ci` and `npm run build`. */
  readonly exists: (path: string) => boolean;
}

/** All commands, paths, ports and settings in Dockerfile and compose.yaml exist (rule SETUP-8). */
export function checkDeployment(facts: DeploymentFacts): Finding[] {
  return [...checkDockerfile(facts), ...checkCompose(facts)].map(({ path, line, message }) => ({
    path,
    line,
    message: `${message} (SETUP-8)`,
  }));
}

type Found = Required<Finding>;

function checkDockerfile({ dockerfile, settings, scripts, nodeMajor, exists }: DeploymentFacts): Found[] {
  const path = 'Dockerfile';
  return linesOf(dockerfile).flatMap(({ text, line }) => {
    const [word = '', ...rest] = text.split(/\s+/);
    const found = (message: string): Found => ({ path, line, message });
    switch (word) {
      case 'FROM':
        return rest[0]?.startsWith(`node:${nodeMajor}-`) ? [] : [found(`is not on Node ${nodeMajor}`)];
      case 'ENV':
        return rest
          .map(pair => pair.split('=')[0] ?? '')
          .filter(name => !settings.has(name))
          .map(name => found(`sets ${name}, which is no setting`));
      case 'EXPOSE':
        return rest[0] === settings.get('PORT') ? [] : [found(`exposes ${rest[0]}, not the default PORT`)];
      case 'COPY':
        return rest
          .filter(part => !part.startsWith('--'))
          .slice(0, -1)
          .map(part => part.replace(/^\/app\//, ''))
          .filter(part => part !== '.' && !exists(part))
          .map(part => found(`copies ${part}, which is not there`));
      case 'RUN':
        return [...text.matchAll(/npm run ([\w:-]+)/g)]
          .map(match => match[1] ?? '')
          .filter(name => !scripts.includes(name))
          .map(name => found(`runs ${name}, which is no script`));
      case 'CMD': {
        const command: string[] = JSON.parse(rest.join(' '));
        return command
          .filter(part => part.includes('/') && !exists(part))
          .map(part => found(`starts ${part}, which is not there`));
      }
      default:
        return [];
    }
  });
}

/** Parses the simple block form that the file uses: two spaces a level, lists and healthchecks in one line. */
function checkCompose({ compose, dockerfile, settings }: DeploymentFacts): Found[] {
  const path = 'compose.yaml';
  const entries = entriesOf(compose);
  const names = (parent: string) => entries.filter(entry => entry.parent === parent).map(entry => entry.key);
  const volumes = names('volumes');
  const services = names('services');
  return entries.flatMap(({ parent, key, value, line }) => {
    const found = (message: string): Found => ({ path, line, message });
    if (parent === 'services.vitrine.environment')
      return settings.has(key) ? [] : [found(`sets ${key}, which is no setting`)];
    if (key === 'ports') {
      return [...value.matchAll(/"([^"]+)"/g)].flatMap(([, port = '']) => [
        ...(port.split(':').at(-1) === settings.get('PORT') ? [] : [found(`${port} does not lead to PORT`)]),
        ...(port.startsWith('127.0.0.1:') ? [] : [found(`${port} is open to every address`)]),
      ]);
    }
    if (key === 'volumes' && value !== '') {
      return [...value.matchAll(/"([^":]+):([^"]+)"/g)].flatMap(([, name = '', target = '']) => [
        ...(volumes.includes(name) ? [] : [found(`uses the volume ${name}, which is not declared`)]),
        ...(parent !== 'services.vitrine' || dockerfile.includes(`VOLUME ${target}`)
          ? []
          : [found(`keeps ${target}, which the Dockerfile does not`)]),
      ]);
    }
    if (parent.endsWith('.depends_on') && !services.includes(key))
      return [found(`waits for ${key}, which is no service`)];
    return [];
  });
}

function linesOf(text: string): { text: string; line: number }[] {
  return text.split('\n').map((content, at) => ({ text: content.trim(), line: at + 1 }));
}

interface Entry {
  /** Parent keys, separated by dots. */
  readonly parent: string;
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

function entriesOf(text: string): Entry[] {
  const above: string[] = [];
  return text.split('\n').flatMap((content, at) => {
    const match = /^( *)([\w.-]+):(?: +(?! )(.*))?$/.exec(content);
    if (!match) return [];
    above.length = (match[1] ?? '').length / 2;
    const entry = { parent: above.join('.'), key: match[2] ?? '', value: match[3] ?? '', line: at + 1 };
    above.push(entry.key);
    return [entry];
  });
}
