/** The used part of it; its own types include all of Puppeteer’s. */
declare module 'lighthouse' {
  namespace lighthouse {
    interface Report {
      readonly categories: Readonly<Record<string, Category>>;
      readonly audits: Readonly<Record<string, Audit>>;
    }
    interface Category {
      readonly score: number | null;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }
    interface Audit {
      readonly title: string;
      readonly score: number | null;
      readonly numericValue?: number;
      readonly details?: { readonly items?: readonly unknown[] };
    }
  }
  function lighthouse(
    url: string,
    options: { port: number; output: 'json'; logLevel: 'error' },
  ): Promise<{ lhr: lighthouse.Report } | undefined>;
  export = lighthouse;
}
