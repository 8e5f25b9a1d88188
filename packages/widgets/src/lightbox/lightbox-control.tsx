const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  zoomIn: 'M16 16l5 5M11 4a7 7 0 100 14 7 7 0 000-14zM11 8v6M8 11h6',
  zoomOut: 'M16 16l5 5M11 4a7 7 0 100 14 7 7 0 000-14zM8 11h6',
} as const;

export interface LightboxControlProps {
  readonly name: keyof typeof paths;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A button that stays in the tab order at an end, so that focus is never lost under somebody's finger. */
export function LightboxControl({ name, label, isDisabled = false, onPress }: LightboxControlProps) {
  return (
    <button
      type="button"
      className={`lightbox-control lightbox-${name === 'zoomIn' || name === 'zoomOut' ? 'zoom' : name}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <svg className="lightbox-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[name]} />
      </svg>
    </button>
  );
}
