import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { Block } from '@vitrine/core/page/page-document.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { emptyText, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { collectNeeds } from '@vitrine/render/collect-needs.ts';
import { PageView } from '@vitrine/render/page-view.tsx';
import { type ReactNode, useCallback, useMemo } from 'react';
import { callApi } from '../api/call-api.ts';
import type { EditorState } from '../editing/page-editor.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { InPlaceText } from './in-place-text.tsx';
import { readSiteFacts } from './site-facts.ts';
import { writtenSetting } from './text-block.ts';

export interface EditedPageProps {
  readonly state: EditorState;
  /** The title of the page, for screen readers when the page has no heading of its own. */
  readonly title: string;
  readonly site: Readonly<Record<string, unknown>>;
  readonly styles: SiteStyles;
  readonly width: number;
  readonly scale: number;
  readonly onReady: (page: Document | null) => void;
  readonly writing: string | null;
  /** Called with the settings that contain the edited text. */
  readonly onText: (blockId: string, settings: Record<string, unknown>) => void;
  readonly onTextEditor: (editor: Editor | null) => void;
  readonly before: ReactNode;
  readonly after?: ReactNode;
}

const noData = {};

/** The same view that is published, in a frame, with the text editor in place of the block being edited. */
export function EditedPage(props: EditedPageProps) {
  const { state, styles, writing, onText, onTextEditor } = props;
  const { header, page, footer } = state.documents;
  const documents = useMemo(() => [header, page, footer], [header, page, footer]);
  const chrome = useMemo(() => ({ header, footer }), [header, footer]);
  const isEmpty = page.sections.length === 0;
  const site: SiteFacts = useMemo(() => readSiteFacts(props.site), [props.site]);
  const needs = useMemo(() => collectNeeds(documents), [documents]);
  const answers = useQuery({
    queryKey: [pagesCalls.needs.name, needs],
    queryFn: async () => (await callApi(pagesCalls.needs, { body: { needs } })).data,
    enabled: Object.keys(needs).length > 0,
    placeholderData: keepPreviousData,
  });
  const onBlock = useCallback(
    (block: Block, view: ReactNode) => {
      const written = block.id === writing ? writtenSetting(block.type) : null;
      if (written === null) return view;
      const read = richTextSchema.safeParse(block.settings[written]);
      return (
        <InPlaceText
          value={read.success ? read.data : emptyText}
          onChange={text => onText(block.id, { [written]: text })}
          onEditor={onTextEditor}
        />
      );
    },
    [writing, onText, onTextEditor],
  );
  return (
    <CanvasFrame
      language={site.language}
      styles={styles}
      documents={documents}
      width={props.width}
      scale={props.scale}
      isWriting={writing !== null}
      onReady={props.onReady}
    >
      <PageView
        document={page}
        {...(props.before ? {} : { title: props.title })}
        chrome={chrome}
        styles={styles}
        site={site}
        data={answers.data ?? noData}
        isEditing
        onBlock={onBlock}
        before={isEmpty ? [props.before, <div key="first" className="first-section" />] : props.before}
        after={props.after}
      />
    </CanvasFrame>
  );
}
