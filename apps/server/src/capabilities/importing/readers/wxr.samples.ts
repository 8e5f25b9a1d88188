import { sourceOfBytes } from './import-source.ts';

/** Small WXR files for tests, written by hand. */
export function wxr(content: string, { attributes = '', head = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"${attributes}>
<channel><title>Sample</title><link>https://sample.example</link><language>en</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://sample.example</wp:base_blog_url>
${head}<generator>https://wordpress.org/?v=6.6</generator>
${content}
</channel></rss>
`;
}

export function item(fields: Readonly<Record<string, string>>, more = ''): string {
  const { type = 'post', id = '1', ...rest } = fields;
  const lines = Object.entries(rest).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type>${lines.join('')}${more}</item>`;
}

export function metaField(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
}

export function source(text: string | Uint8Array, fileName = 'export.xml') {
  return sourceOfBytes(fileName, typeof text === 'string' ? new TextEncoder().encode(text) : text);
}
