import { EditorWords } from '@vitrine/widgets/empty-state/editor-words.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { scrollable } from '@vitrine/widgets/scrollable/scrollable.ts';
import { useContext } from 'react';
import { OwnMarkupFrame } from '../own-markup-frame.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './code.block.ts';
import { CodeFrame } from './code-frame.view.tsx';
import { codeLines } from './code-lines.ts';
import { RawHtml } from './raw-html.view.tsx';

export function View({ settings, site, isEditing }: PropsOf<typeof block>) {
  const frame = useContext(OwnMarkupFrame);
  const word = useContext(EditorWords);
  const { source, mode, language, lineNumbers } = settings;
  if (source.trim() === '') {
    return isEditing ? <EmptyState title="Code" hint="Paste the code to show, or HTML to run." /> : null;
  }
  if (mode === 'display') return <Listing source={source} language={language} hasNumbers={lineNumbers} />;
  if (!isEditing && frame !== null) return <CodeFrame address={frame} language={site.language} />;
  if (!isEditing) return <RawHtml source={source} />;
  return (
    <div className="code-inert" data-inert="">
      <p className="code-inert-note">{word('HTML: runs only on the published page.')}</p>
      <Listing source={source} language="html" hasNumbers={false} />
    </div>
  );
}

interface ListingProps {
  readonly source: string;
  readonly language: string;
  readonly hasNumbers: boolean;
}

function Listing({ source, language, hasNumbers }: ListingProps) {
  const name = language.trim();
  return (
    <div className={hasNumbers ? 'code code-numbered' : 'code'} {...scrollable(name === '' ? 'Code' : name)}>
      <pre className="code-listing">
        <code>
          {byPlace(codeLines(source, language)).map(({ key, item: line }) => (
            <span key={key} className="code-line">
              {byPlace(line).map(({ key: place, item: token }) =>
                token.kind === 'plain' ? (
                  token.text
                ) : (
                  <span key={place} className={`code-${token.kind}`}>
                    {token.text}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
