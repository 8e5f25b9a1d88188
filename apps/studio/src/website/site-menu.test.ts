import { expect, it } from 'vitest';
import { platformOf } from './site-menu.tsx';

const kiln = { id: 'a', subdomain: 'kiln', title: 'Kiln', isLaunched: true };

it('STUDIO-16: the platform is above a website’s own address; above a custom domain nothing is offered', () => {
  const at = (address: string) => platformOf({ website: kiln, websites: [{ ...kiln, address }] });
  expect(at('http://kiln.localhost:3000')).toBe('http://localhost:3000/');
  expect(at('https://kiln.vitrine.example/')).toBe('https://vitrine.example/');
  expect(at('https://kiln-pots.example')).toBeNull();
  expect(platformOf({ website: kiln, websites: [] })).toBeNull();
});
