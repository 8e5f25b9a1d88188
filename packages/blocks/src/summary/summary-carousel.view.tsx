import { StepButton } from '@vitrine/widgets/gallery/step-button.view.tsx';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { scrollable } from '@vitrine/widgets/scrollable/scrollable.ts';
import type { ReactNode } from 'react';

export interface SummaryCarouselProps {
  /** The id of the block. */
  readonly id: string;
  readonly language: string;
  /** Whether a wide window shows all entries at once. */
  readonly isShort: boolean;
  readonly children: ReactNode;
}

/** Entries side by side that scroll natively; script shows the buttons if not all entries fit (rule SUMMARY-7). */
export function SummaryCarousel({ id, language, isShort, children }: SummaryCarouselProps) {
  const messages = messagesFor(language);
  const track = `${id}-entries`;
  return (
    <>
      <div className="summary-track" id={track} {...scrollable(messages.entries)}>
        {children}
      </div>
      <div className="summary-steps" hidden data-fits={isShort ? '' : undefined}>
        <StepButton way="previous" label={messages.previousSlides} controls={track} isDisabled />
        <StepButton way="next" label={messages.nextSlides} controls={track} isDisabled={false} />
      </div>
    </>
  );
}
