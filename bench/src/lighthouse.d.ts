/** What is used of it; its own types bring those of all of Puppeteer. */
declare module 'lighthouse' {
  function lighthouse(
    url: string,
    options: { port: number; output: 'json'; logLevel: 'error' },
  ): Promise<
    | {
        lhr: {
          categories: Record<string, { title: string; score: number | null }>;
          audits: Record<string, { numericValue?: number }>;
        };
      }
    | undefined
  >;
  export = lighthouse;
}
