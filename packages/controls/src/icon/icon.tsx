import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** Decorative: its meaning is in the text next to it or in the name of the control around it. */
export function Icon({ name, size = 20 }: IconProps) {
  return <Drawing path={iconPaths[name]} box={20} size={size} />;
}

export interface BlockIconProps {
  /** Path data of a 24 × 24 icon, as in a block's definition. */
  readonly path: string;
  readonly size?: number;
}

export function BlockIcon({ path, size = 24 }: BlockIconProps) {
  return <Drawing path={path} box={24} size={size} />;
}

function Drawing({ path, box, size }: { path: string; box: number; size: number }) {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
