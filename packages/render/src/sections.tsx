import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { outlineOf } from './outline.ts';
import { SectionView } from './section-view.tsx';

export interface SectionsProps {
  readonly document: PageDocument;
  readonly drawing: Drawing;
  readonly firstPicture?: string | null;
  readonly aside?: ReactNode;
}

export function Sections({ document, drawing, firstPicture = null, aside = null }: SectionsProps) {
  const anchors = document.sections.map(section => section.settings.anchor);
  const outline = outlineOf(document, drawing.data);
  return document.sections.map((section, at) => (
    <SectionView
      key={section.id}
      section={section}
      firstPicture={firstPicture}
      aside={at === 0 ? aside : null}
      outline={outline}
      hasAnchor={section.settings.anchor !== 'main' && anchors.indexOf(section.settings.anchor) === at}
      {...drawing}
    />
  ));
}
