import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './logo.block.ts';

export function View({ settings, site }: PropsOf<typeof block>) {
  const { logo, title } = site;
  const hasTitle = settings.showTitle || logo === null;
  const width =
    logo && logo.height > 0 ? Math.ceil((settings.size * logo.width) / logo.height) : settings.size;
  return (
    <div
      className={`logo logo-${settings.alignment}`}
      style={cssVariables({ 'logo-size': `${settings.size}px` })}
    >
      <a className="logo-link" href="/">
        {logo && (
          <Picture
            className="logo-image"
            asset={logo}
            alt={hasTitle ? '' : title}
            fit="contain"
            sizes={`${width}px`}
            priority
          />
        )}
        {hasTitle && <span className="logo-title">{title}</span>}
      </a>
    </div>
  );
}
