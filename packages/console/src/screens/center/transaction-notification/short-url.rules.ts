/** An address of the web as a list shows it: its path alone where it is on the host that everything goes to now. */
export function shortUrl(url: string, endpoint: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  const isUsual = URL.canParse(endpoint) && new URL(endpoint).host === host;
  return `${isUsual ? '' : host}${pathname}${search}`;
}
