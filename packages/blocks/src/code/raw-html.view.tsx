/**
 * The only place where an owner's HTML reaches a published page unchanged. Only a code block set to HTML uses it,
 * only roles with `code.run` may edit one, and the canvas never uses it (rule CODE-1).
 */
export function RawHtml({ source }: { readonly source: string }) {
  const content = { dangerouslySetInnerHTML: { __html: source } };
  return <div className="code-html" {...content} />;
}
