/** Shortcodes of the common highlighters, with the language that each implies. */
export const codeShortcodes: ReadonlyMap<string, string> = new Map([
  ...[
    'code',
    'sourcecode',
    'source',
    'highlight',
    'geshi',
    'crayon',
    'cc',
    'cci',
    'ccn',
    'pre',
    'snippet',
  ].map(name => [name, ''] as const),
  ...(
    'actionscript3 as3 applescript bash shell sh clojure clj coldfusion cf cpp c csharp c-sharp css delphi pascal pas ' +
    'diff patch erlang erl fsharp go golang groovy haskell html xhtml xml xslt java javafx javascript jscript js json ' +
    'latex tex matlab objc obj-c perl pl php plain powershell ps python py r rails ruby rb ror scala sql swift ' +
    'typescript vb vbnet yaml yml'
  )
    .split(' ')
    .map(name => [name, name] as const),
]);
