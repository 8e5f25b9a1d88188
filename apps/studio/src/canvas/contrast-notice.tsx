import { Button } from '@vitrine/controls/button/button.tsx';
import { Nudge } from '@vitrine/controls/states/nudge.tsx';
import { useEffect, useState } from 'react';
import { t } from '../messages/translate.ts';
import { useCanvas } from './canvas-context.ts';
import { sectionElement } from './measure.ts';
import { sampleWords } from './sample-words.ts';
import { canBeRead, veilFor, type WordsOnPicture } from './words-contrast.ts';

export interface ContrastNoticeProps {
  readonly sectionId: string;
  /** Only the text of this block; without it, all text of the section. */
  readonly blockId?: string;
}

const noWords: ReadonlyMap<string, readonly WordsOnPicture[]> = new Map();

/** Warns that text on a picture is hard to read, with a button that strengthens the overlay (rule STUDIO-28). */
export function ContrastNotice({ sectionId, blockId }: ContrastNoticeProps) {
  const { actions } = useCanvas();
  const sampled = useSampledWords(sectionId);
  const veil = actions.sectionOf(sectionId)?.section.settings.veil ?? 0;
  const words = blockId === undefined ? [...sampled.values()].flat() : (sampled.get(blockId) ?? []);
  if (words.every(one => canBeRead(one, veil))) return null;
  // A stronger overlay affects all text of the section.
  const all = [...sampled.values()].flat().filter(one => one.veil !== null);
  const enough = words.every(one => one.veil !== null || canBeRead(one, veil)) ? veilFor(all, veil) : null;
  return (
    <Nudge
      action={
        enough !== null && (
          <Button onPress={() => actions.changeSection(sectionId, { veil: enough })}>
            {t('contrast.strengthen')}
          </Button>
        )
      }
    >
      {t(enough === null ? 'contrast.move' : 'contrast.low')}
    </Nudge>
  );
}

/** The rendered text, measured again whenever the page or the view of it changes. */
function useSampledWords(sectionId: string): ReadonlyMap<string, readonly WordsOnPicture[]> {
  const { page, actions, dragged } = useCanvas();
  const section = actions.sectionOf(sectionId)?.section;
  const [sampled, setSampled] = useState(noWords);
  useEffect(() => {
    const element = sectionElement(page, sectionId);
    if (!element || !section || dragged !== null) return setSampled(noWords);
    const sample = () => setSampled(sampleWords(page, sectionId));
    let frame = requestAnimationFrame(sample);
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(sample);
    };
    // A picture that loads late may be another one, or the same one at a higher resolution.
    element.addEventListener('load', again, { capture: true });
    page.defaultView?.addEventListener('resize', again);
    return () => {
      page.defaultView?.removeEventListener('resize', again);
      element.removeEventListener('load', again, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [page, sectionId, section, dragged]);
  return sampled;
}
