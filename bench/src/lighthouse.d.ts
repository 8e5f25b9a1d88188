/** What is used of it; its own types bring those of all of Puppeteer. */
declare module 'lighthouse' {
  export interface Report {
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly audits: Readonly<
      Record<
        string,
        {
          readonly title: string;
          readonly score: number | null;
          readonly numericValue?: number;
          readonly details?: { readonly items?: readonly unknown[] };
        }
      >
    >;
  }
  export default function lighthouse(
    url: string,
    options: { port: number; output: 'json'; logLevel: 'error' },
  ): Promise<{ lhr: Report } | undefined>;
}
