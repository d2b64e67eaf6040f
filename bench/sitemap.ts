/** Lists the paths of the pages that search engines may list, in English. */
export async function listSitemapPaths(serverUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${serverUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}
