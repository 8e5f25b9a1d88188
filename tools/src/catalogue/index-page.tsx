import { sectionThemes } from '@vitrine/core/page/page-document.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directions, styleNames } from './catalogue-query.ts';
import { type ListedExhibit, listExhibits } from './exhibit-page.tsx';
import { type ListedSample, listSamples } from './sample-page.ts';
import { listSystemPages } from './system-page.ts';

const reference = 'docs/reference/blocks.md';
const widths = [390, 820, 1440];

const style = `
body{margin:0 auto;max-width:76rem;padding:2rem 1.25rem;font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#fff}
a{color:#174ea6}h1{font-size:1.75rem}h2{margin-block:2.5rem .5rem;text-transform:capitalize}h3{margin-block:1.25rem .25rem;font-size:1rem}
ul{margin:0;padding:0;list-style:none}nav ul,.samples{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}li{padding-block:.25rem}
.facts{color:#595650;font-size:.875rem}a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
.wide{max-width:none}.frames{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:start}figure{margin:0}
.frame{resize:both;overflow:hidden;block-size:46rem;max-inline-size:100%;border:1px solid #8a867e}iframe{inline-size:100%;block-size:100%;border:0}
@media (prefers-color-scheme:dark){body{color:#efece6;background:#191714}a{color:#a8c7fa}.facts{color:#b5b0a6}}`;

/** Every block and every widget by category, without any script. */
export function renderIndex(): string {
  const samples = listSamples();
  const categories = [...new Set(samples.map(sample => sample.category))];
  const widgets = Map.groupBy(listExhibits(), exhibit => exhibit.widget);
  return document(
    'Catalogue',
    <>
      <h1>Catalogue</h1>
      <p>
        Every block and widget as its samples show it, drawn from the source as it is now. The settings of
        each block are in <a href={`/${reference}`}>{reference}</a>.
      </p>
      <nav aria-label="Categories">
        <ul>
          {[...categories, 'widgets', 'pages'].map(name => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map(category => (
        <section key={category} aria-labelledby={category}>
          <h2 id={category}>{category}</h2>
          {[
            ...Map.groupBy(
              samples.filter(sample => sample.category === category),
              sample => sample.block,
            ).values(),
          ].map(ofBlock => (
            <BlockSamples key={ofBlock[0]?.block} samples={ofBlock} />
          ))}
        </section>
      ))}
      <section aria-labelledby="widgets">
        <h2 id="widgets">widgets</h2>
        {[...widgets].map(([widget, exhibits]) => (
          <div key={widget}>
            <h3>{widget}</h3>
            <SampleLinks of={exhibits} />
          </div>
        ))}
      </section>
      <section aria-labelledby="pages">
        <h2 id="pages">pages</h2>
        <SampleLinks of={listSystemPages()} />
      </section>
    </>,
  );
}

function BlockSamples({ samples }: { samples: readonly ListedSample[] }) {
  const [first] = samples;
  if (!first) return null;
  const scripts = [...new Set(samples.map(sample => sample.script ?? 'no script'))];
  return (
    <>
      <h3>{first.label}</h3>
      <p className="facts">
        {first.block}, number {first.type}, {scripts.join(' or ')}
      </p>
      <SampleLinks of={samples} />
    </>
  );
}

function SampleLinks({ of }: { of: readonly Pick<ListedSample | ListedExhibit, 'name' | 'address'>[] }) {
  return (
    <ul className="samples">
      {of.map(({ name, address }) => (
        <li key={address}>
          <a href={`/preview${address}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** One sample at three widths, each frame resizable; null if `address` is not in the catalogue. */
export function renderPreview(address: string, query: URLSearchParams): string | null {
  const all: readonly { name: string; address: string }[] = [
    ...listSamples(),
    ...listExhibits(),
    ...listSystemPages(),
  ];
  const at = all.findIndex(one => one.address === address);
  const found = all[at];
  if (!found) return null;
  const choices: readonly [string, string, readonly string[]][] = [
    ['Theme', 'theme', sectionThemes],
    ['Direction', 'dir', directions],
    ['Styles', 'styles', styleNames],
    ['Script', 'script', ['on', 'off']],
    ['Language', 'language', ['en', 'de']],
  ];
  const withQuery = (path: string, more: Readonly<Record<string, string>> = {}) =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(query), ...more })}`;
  const whole = withQuery(address);
  const neighbours: readonly [string, { address: string } | undefined][] = [
    ['Previous sample', all[at - 1]],
    ['Next sample', all[at + 1]],
  ];
  return document(
    `${address.slice(1)}: ${found.name}`,
    <>
      <h1>{`${address.split('/')[2]}: ${found.name}`}</h1>
      <nav aria-label="Samples">
        <ul>
          <li>
            <a href="/">Catalogue</a>
          </li>
          {neighbours.map(([label, one]) =>
            one ? (
              <li key={label}>
                <a href={withQuery(`/preview${one.address}`)}>{label}</a>
              </li>
            ) : null,
          )}
          <li>
            <a href={whole}>Whole page</a>
          </li>
        </ul>
      </nav>
      {choices.map(([label, name, values]) => (
        <nav key={name} aria-label={label}>
          <ul>
            <li>{label}</li>
            {values.map(value => (
              <li key={value}>
                <a
                  href={withQuery(`/preview${address}`, { [name]: value })}
                  {...((query.get(name) ?? values[0]) === value ? { 'aria-current': 'true' } : {})}
                >
                  {value}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className="frames">
        {widths.map(width => (
          <figure key={width}>
            <figcaption>{width} px</figcaption>
            <div className="frame" style={{ inlineSize: width }}>
              <iframe src={whole} title={`${found.name} at ${width} px`} />
            </div>
          </figure>
        ))}
      </div>
    </>,
    'wide',
  );
}

function document(title: string, body: ReactNode, className = ''): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body className={className}>
        <main>{body}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
