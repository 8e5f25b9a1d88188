const named = (names: string): readonly string[] => names.split(' ');

/** Elements that contain text or other blocks and mean no more than a paragraph to the conversion. */
export const paragraphTags = named(
  'p div section article header footer main aside nav address center hgroup',
);

/** Elements the conversion knows; others lose their tag and keep their text (rule IMPORT-30). */
export const knownTags: readonly string[] = [
  ...paragraphTags,
  ...named('h1 h2 h3 h4 h5 h6 hr br pre blockquote ul ol li dl dt dd'),
  ...named('table caption thead tbody tfoot tr td th details summary figure figcaption'),
  ...named('a b strong i em u ins s strike del code kbd samp tt var sub sup'),
  ...named('span q cite abbr acronym small big mark time font bdi bdo label'),
  ...named('img picture source video audio iframe'),
  ...named('import-gallery import-embed import-playlist import-code embed noscript'),
];
