import type { StarterSection } from '@vitrine/core/starters/starter.ts';
import { logo, navigation, rule, section, socialLinks, text } from './sections.ts';

export const header: readonly StarterSection[] = [
  section(
    { name: 'Header', theme: 'lightest', width: 'wide', padding: 1 },
    { ...logo([0, 0, 8, 2], { size: 30, alignment: 'left', showTitle: true }, [0, 0, 5, 2]) },
    { ...navigation([8, 0, 16, 2], { place: 'main', design: 'inline' }, [5, 0, 3, 2]) },
  ),
];

export const footer: readonly StarterSection[] = [
  section(
    { name: 'Footer', theme: 'darkest', width: 'wide', padding: 4 },
    text(
      [0, 0, 12, 1],
      '+ Kiln',
      'Stoneware for every day, from a former dairy in Ashcombe.',
      '[hello@kiln.example](mailto:hello@kiln.example)',
    ),
    { ...navigation([13, 0, 6, 1], { place: 'footer', design: 'stacked' }) },
    { ...socialLinks([19, 0, 5, 1], { size: 22, style: 'icon', alignment: 'left' }) },
    rule([0, 2, 24, 1]),
    text(
      [0, 3, 24, 1],
      'Every pot is signed on the foot. © Kiln. [Withdraw from a purchase](/checkout/withdrawal)',
    ),
  ),
];
