/**
 * The one place where an owner's own HTML reaches a published page as it is. Only a code block set to HTML
 * comes here, only roles with `code.run` may write one, and the canvas never does (rule CODE-1).
 */
export function RawHtml({ source }: { readonly source: string }) {
  const content = { dangerouslySetInnerHTML: { __html: source } };
  return <div className="code-html" {...content} />;
}
