import type { withSource } from './load-source.ts';

type Load = Parameters<Parameters<typeof withSource>[0]>[0];

const count = 60;

/** A page of sixty blocks: every kind with each of its samples in turn, and their data. */
export async function sixtyBlocks(load: Load) {
  const { blockDefinitions, currentVersion } = await load('/packages/blocks/src/block-definitions.ts');
  const { samplesOf } = await load('/packages/blocks/src/block-samples.ts');
  const { pageWith, section, idOf } = await load('/packages/render/src/test/page.samples.ts');
  const kinds = [...blockDefinitions.values()].filter(({ type }) => samplesOf(type).length > 0);
  const data: Record<string, unknown> = {};
  const blocks = Array.from({ length: count }, (_, at) => {
    const definition = kinds[at % kinds.length];
    const samples = samplesOf(definition.type);
    const sample = samples[Math.floor(at / kinds.length) % samples.length];
    const id = idOf(`b${at}`);
    for (const [need, answer] of Object.entries(sample.data ?? {})) data[`${id}.${need}`] = answer;
    return {
      id,
      type: definition.type,
      version: currentVersion(definition),
      settings: sample.settings,
      places: { desktop: { x: 0, y: at * 4, w: 24, h: 4 }, phone: { x: 0, y: at * 3, w: 8, h: 3 } },
    };
  });
  const sections = Array.from({ length: count / 6 }, (_, at) =>
    section(`many${at}`, blocks.slice(at * 6, (at + 1) * 6)),
  );
  return { kinds: kinds.length, page: pageWith({ kind: 'page', document: { sections } }, { data }) };
}
