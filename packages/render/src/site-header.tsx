import { headerLinks } from './header-links.tsx';
import { Sections, type SectionsProps } from './sections.tsx';

/**
 * With search and cart in its first section; if the header is empty, the website still shows its name and these
 * links.
 */
export function SiteHeader({ document, drawing }: Pick<SectionsProps, 'document' | 'drawing'>) {
  const links = headerLinks(drawing.site);
  if (document.sections.length > 0 || !links)
    return <Sections document={document} drawing={drawing} aside={links} />;
  return (
    <div className="section theme-lightest section-wide plain-header">
      <div className="section-inner section-inner-aside">
        <a href="/">{drawing.site.title}</a>
        {links}
      </div>
    </div>
  );
}
