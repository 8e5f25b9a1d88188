const paths = { previous: 'M15 4l-8 8 8 8', next: 'M9 4l8 8-8 8' } as const;

export interface StepButtonProps {
  readonly way: keyof typeof paths;
  readonly label: string;
  /** Id of the element it moves. */
  readonly controls: string;
  /** At an end. It stays in the tab order, so that the focus is not lost (rule GALLERY-47). */
  readonly isDisabled: boolean;
}

/** Moves a gallery on or back. */
export function StepButton({ way, label, controls, isDisabled }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`gallery-step gallery-${way}`}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isDisabled}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[way]} />
      </svg>
    </button>
  );
}
