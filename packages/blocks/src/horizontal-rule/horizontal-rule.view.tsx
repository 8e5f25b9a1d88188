import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './horizontal-rule.block.ts';

export function View({ settings }: PropsOf<typeof block>) {
  return (
    <hr
      className={`horizontal-rule horizontal-rule-${settings.style}`}
      style={cssVariables({ 'horizontal-rule-width': `${settings.width}%` })}
    />
  );
}
