import type { ReactNode } from 'react';
import { ToggleButtonGroup } from 'react-aria-components';

interface OneOfProps {
  readonly className: string;
  /** The name, or the id of the element that contains it. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Toggle buttons; the `id` of each is its value. */
  readonly children: ReactNode;
}

/** Toggle buttons side by side, exactly one of which is pressed. */
export function OneOf({ className, label, value, onChange, children }: OneOfProps) {
  return (
    <ToggleButtonGroup
      className={className}
      {...label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => {
        if (key !== undefined) onChange(String(key));
      }}
    >
      {children}
    </ToggleButtonGroup>
  );
}
